import type { PageData } from '@ringside/shared/contract';
import { Fragments } from '@ringside/shared/internal/islands';
import { afterEach, beforeEach, test } from '@ringside/shared/testing/mocha';
import { nextTask, until } from '@ringside/shared/testing/until';
import { expect } from 'chai';
import { startAsDeclared } from './declaredStart.ts';
import { startLayout } from './layoutIslands.ts';

Object.assign(globalThis, { layoutModule: { Fragments, startAsDeclared } });
const moduleOf = (code: string) => ({
  href: URL.createObjectURL(new Blob([code], { type: 'text/javascript' })),
});
const LIFECYCLES =
  'export const bootstrap = async () => {}, mount = bootstrap, unmount = bootstrap;';

const { fetch } = globalThis;
const { error } = console;
beforeEach(() => {
  performance.clearMarks();
  console.error = () => {};
});
afterEach(() => {
  globalThis.fetch = fetch;
  console.error = error;
  document.body.replaceChildren();
});

/** Shows a page whose header has an island and whose main part has a fragment. */
function open(module: { href: string }, attributes = ''): HTMLElement {
  document.body.innerHTML = `
    <header><div data-root="l0" data-section="cart" ${attributes}><button>Cart</button></div></header>
    <main><ringside-glove data-section="gear" colour="red">Red</ringside-glove></main>`;
  const data: PageData = {
    path: '/',
    owner: 'gear',
    roots: [],
    layout: [{ id: 'l0', section: 'cart', element: 'ringside-cart', data: {} }],
    modules: {
      'cart/elements': module,
      'shell/fragments': moduleOf('export const { Fragments, startAsDeclared } = layoutModule;'),
    },
    fragments: { 'ringside-glove': '/missing.json' },
    runtime: { href: '' },
    router: { href: '' },
  };
  startLayout(data, { toast: { show() {} } });
  return document.querySelector('[data-root]') as HTMLElement;
}

test('an island of the header starts when a visitor reaches it', async () => {
  const island = open(moduleOf(LIFECYCLES));
  island.querySelector('button')?.focus();
  await until(() => expect(island.dataset.state).to.equal('ready'));
});

test('an island of the header that failed shows a message, and Try again starts it', async () => {
  const module = { href: 'data:text/plain,missing' };
  const island = open(module);
  island.querySelector('button')?.focus();
  await until(() => expect(island.dataset.state).to.equal('failed'));

  module.href = moduleOf(LIFECYCLES).href;
  island.querySelector<HTMLElement>('.error-message button')?.click();
  await until(() => expect(island.dataset.state).to.equal('ready'));
  expect(island.querySelector('.error-message')).to.equal(null);
});

test('an island of the header starts when its section declared', async () => {
  const island = open(moduleOf(LIFECYCLES), 'data-start="visible" style="margin-top: 300vh"');
  await nextTask();
  expect(island.dataset.state).to.equal(undefined);
  island.scrollIntoView();
  await until(() => expect(island.dataset.state).to.equal('ready'));
  const marks = performance.getEntriesByType('mark').map(({ name }) => name);
  expect(marks).to.deep.equal(['ringside: cart l0 starts: visible']);
});

test('the islands of the header leave the fragments of the page to the page', async () => {
  const island = open(moduleOf(LIFECYCLES));
  island.querySelector('button')?.focus();
  await until(() => expect(island.dataset.state).to.equal('ready'));

  globalThis.fetch = async () => {
    throw new TypeError('offline');
  };
  const fragment = document.querySelector('ringside-glove');
  fragment?.setAttribute('colour', 'blue');
  await nextTask();
  expect(fragment?.innerHTML, 'nobody tried to show another variant').to.equal('Red');
});
