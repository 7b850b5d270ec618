import { afterEach, test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import './countdown/countdown-define.ts';
import './newsletter/newsletter-define.ts';

/** Values that a partner may write into an attribute, by mistake or not. */
const VALUES = [
  '',
  ' ',
  '"><img src=x onerror="globalThis.ran = true">',
  "'-globalThis.ran-'",
  '<script>globalThis.ran = true</script>',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '9'.repeat(400),
  '0000-00-00',
  '2025-02-30',
  '2025-13-01',
  '+275760-09-14',
  '2025-10-18T00:00',
  ' 2025-10-18',
  '2025-10-18<b>',
  '２０２５-10-18',
  '\u0000',
  '\u202e8102-01-5202',
  '\ud800',
  '🥊'.repeat(1000),
  'x'.repeat(100_000),
  '{"date":"2025-10-18"}',
  '[object Object]',
];

afterEach(() => document.body.replaceChildren());

/** Resolves when a missing picture has reported its error, and with it every earlier request. */
const missedPicture = () =>
  new Promise((resolve) => Object.assign(new Image(), { src: 'x', onerror: resolve, onload: resolve }));

/** Everything that shows in a shadow root, styles left out. */
const shownIn = (root: ShadowRoot) =>
  [...root.querySelectorAll('*:not(style)')].map(({ textContent }) => textContent).join(' ');

for (const tag of ['ringside-countdown', 'ringside-newsletter'] as const) {
  const { observedAttributes } = customElements.get(tag) as unknown as {
    observedAttributes: readonly string[];
  };

  for (const name of [...observedAttributes, 'class', 'slot', 'is', 'part']) {
    test(`<${tag} ${name}> takes any value for text`, async () => {
      const element = document.createElement(tag);
      element.innerHTML = '<a href="/fights">Fallback</a>';
      if (tag === 'ringside-countdown' && name !== 'date') element.setAttribute('date', '2025-10-18');
      document.body.append(element);
      await element.updateComplete;
      const tags = () =>
        [...(element.shadowRoot?.querySelectorAll('*') ?? [])].map(({ localName }) => localName).join();
      const before = tags();
      for (const value of VALUES) {
        element.setAttribute(name, value);
        await element.updateComplete;
        const said = JSON.stringify(value.slice(0, 40));
        expect(tags(), said).to.equal(before);
        if (!element.shadowRoot) throw new Error('There is no shadow root.');
        const shown = shownIn(element.shadowRoot);
        if (!/NaN|undefined|null|object|Infinity/.test(value))
          expect(shown, said).not.to.match(/NaN|undefined|null|Invalid|\[object|function|Infinity/);
      }
      await missedPicture();
      expect('ran' in globalThis).to.equal(false);
    });
  }
}

for (const value of VALUES.filter((each) => each.trim() !== '')) {
  test(`a countdown to ${JSON.stringify(value.slice(0, 40))} shows the fallback`, async () => {
    for (const name of ['date', 'fight'] as const) {
      const element = document.createElement('ringside-countdown');
      element.innerHTML = '<a href="/fights">Fallback</a>';
      element.setAttribute(name, value);
      document.body.append(element);
      await element.updateComplete;
      expect(element.querySelector('a')?.checkVisibility({ visibilityProperty: true }), name).to.equal(true);
      if (element.shadowRoot) expect(shownIn(element.shadowRoot), name).not.to.match(/day/i);
      element.remove();
    }
  });
}
