import { test } from '@ringside/shared/testing/mocha';
import { until } from '@ringside/shared/testing/until';
import { expect } from 'chai';
import './inspector.ts';

test('Alt+Shift+I shows the section, state and reason of each part, and hides them again', async () => {
  const { fetch } = globalThis;
  globalThis.fetch = async () => Response.json({ sections: { gear: { release: '1f2e3d4c5b6a' } } });
  document.body.innerHTML = `<main><div data-section="news"><ringside-gear data-section="gear" data-root="r1" data-state="ready"></ringside-gear></div></main>`;
  performance.mark('ringside: gear r1 starts: pointerover');
  const press = () =>
    dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyI', altKey: true, shiftKey: true }));
  const labels = () =>
    [...document.querySelectorAll('body > div span')].map(({ textContent }) => textContent);
  press();
  await until(() =>
    expect(labels()).to.deep.equal([
      'news , no script',
      'gear <ringside-gear> 1f2e3d4c5b6a, ready, pointerover',
    ]),
  );
  press();
  await until(() => expect(labels()).to.deep.equal([]));
  globalThis.fetch = fetch;
});
