import { expect } from 'chai';
import { test } from '../testing/mocha.ts';
import { Island, type Surroundings } from './island.ts';

test('an island in an element that was removed while its page loaded is mounted once', async () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  root.innerHTML = '<div data-root="r0">Gloves</div>';
  let loads = 0;
  const around: Surroundings = {
    container: root,
    // Without this end, an endless loop would stop the browser.
    get hasLeft() {
      return loads > 10;
    },
    servicesOf: () => ({
      toast: { show() {} },
      storage: { read: () => undefined, write: () => false },
    }),
    async load() {
      loads += 1;
      return () => ({ mounted: Promise.resolve(), unmount: async () => undefined });
    },
    onReady() {},
  };

  const data = { id: 'r0', section: 'gear', page: '/gear', data: {} };
  await new Island(data, { href: '' }, around).start('shown');

  expect(loads).to.equal(1);
  expect(root.querySelector<HTMLElement>('div')?.dataset.state).to.equal('ready');
});
