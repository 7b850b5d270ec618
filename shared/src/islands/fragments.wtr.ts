import { expect } from 'chai';
import { variantKey } from '../contract/index.ts';
import { afterEach, test } from '../testing/mocha.ts';
import { until } from '../testing/until.ts';
import { type FragmentPage, Fragments } from './fragments.ts';

const TAG = 'ringside-glove';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
  document.body.replaceChildren();
});

function pageIn(container: ShadowRoot): FragmentPage {
  return {
    container,
    hasLeft: false,
    islands: new Set(),
    fragments: { [TAG]: '/gloves.json' },
    holds: (element) => container.contains(element),
    servicesOf: () => ({
      toast: { show() {} },
      storage: { read: () => undefined, write: () => false },
    }),
    load: async () => undefined,
    onReady() {},
    valueOf: (_, value) => value,
    prepare: async () => undefined,
    wait() {},
    onShown() {},
  };
}

test('a fragment whose element was removed while its variant loaded shows that variant', async () => {
  let deliver = (_: Response) => {};
  globalThis.fetch = () =>
    new Promise((resolve) => {
      deliver = resolve;
    });
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<${TAG} data-section="gear" colour="red">Red</${TAG}>`;
  const glove = root.firstElementChild as HTMLElement;
  const fragments = new Fragments(pageIn(root));

  glove.setAttribute('colour', 'blue');
  await until(() => expect(glove.ariaBusy).to.equal('true'));
  host.remove();
  const blue = { html: 'Blue', roots: [] };
  const variants = { [variantKey(TAG, { colour: 'blue' })]: blue };
  deliver(Response.json({ section: 'gear', modules: {}, styles: [], variants }));

  await until(() => expect(glove.textContent).to.equal('Blue'));
  expect(glove.ariaBusy).to.equal(null);
  fragments.end();
});
