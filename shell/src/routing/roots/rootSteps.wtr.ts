import type { PageData, Services } from '@ringside/shared/contract';
import { pageRoots, reportError } from '@ringside/shared/page';
import { afterEach, test } from '@ringside/shared/testing/mocha';
import { until } from '@ringside/shared/testing/until';
import { expect } from 'chai';
import { showErrorMessage } from '../errors/errorMessage.ts';
import { watchErrors } from '../errors/watchErrors.ts';
import { want } from './intent.ts';
import { rootSteps } from './rootSteps.ts';

/** Elements that become interactive as soon as they are defined. */
const answering = `export const elements = { 'ringside-answering': class extends HTMLElement {
  connectedCallback() {
    this.dataset.found = this.textContent;
    this.dataset.state = 'ready';
    this.dispatchEvent(new CustomEvent('ringside:ready', { bubbles: true }));
  }
} };`;

/** A section's client module whose one element counts its restarts. */
const code = `export const elements = { 'ringside-sample': class extends HTMLElement {
  connectedCallback() { this.dataset.started = ''; }
  retry() { this.dataset.retried = String(Number(this.dataset.retried ?? 0) + 1); }
} };`;
const href = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));

const services: Services = { toast: { show() {} }, storage: { read: () => undefined, write: () => false } };
const ids = ['r0', 'r1'];
const page: PageData = {
  path: '/sample',
  owner: 'shell',
  roots: ids.map((id) => ({ id, section: 'sample', element: 'ringside-sample', data: {} })),
  modules: { 'sample/elements': { href, imports: [] } },
  runtime: { href: '', imports: [] },
  router: { href: '', imports: [] },
};

function placeMain() {
  const elements = ids.map(
    (id) => `<ringside-sample data-root="${id}" data-section="sample"></ringside-sample>`,
  );
  document.body.innerHTML = `<main>${elements.join('')}</main>`;
  return [...document.querySelectorAll<HTMLElement>('ringside-sample')];
}

/** The roots of a page in `main`, which a visitor is about to use. */
function rootsOf(data: PageData) {
  for (const root of document.querySelectorAll('main [data-root]')) want(root, 'click');
  return pageRoots(data, document.querySelector('main') ?? document, rootSteps(services, page.router));
}

afterEach(() => document.body.replaceChildren());

test('starts every element of a tag once', async () => {
  const elements = placeMain();
  void rootsOf(page).hydrate();
  await until(() => expect(elements.map(({ dataset }) => dataset.started)).to.deep.equal(['', '']));
  expect(elements.map(({ dataset }) => dataset.retried)).to.deep.equal([undefined, undefined]);
});

test('restarts only the failed element, and only on Try again', async () => {
  const [whole, failed] = placeMain();
  if (!whole || !failed) throw new Error('there are no elements');
  whole.dataset.state = 'ready';
  failed.dataset.state = 'failed';
  // The section of this root is imported last: once it is interactive, the others have had their turn.
  const other = document.createElement('ringside-other');
  other.dataset.root = 'r2';
  document.querySelector('main')?.append(other);
  const module = URL.createObjectURL(
    new Blob([answering.replace('ringside-answering', 'ringside-other')], { type: 'text/javascript' }),
  );
  const roots = rootsOf({
    ...page,
    roots: [...page.roots, { id: 'r2', section: 'other', element: 'ringside-other', data: {} }],
    modules: { ...page.modules, 'other/elements': { href: module, imports: [] } },
  });
  void roots.hydrate();
  await until(() => expect(other.dataset.state).to.equal('ready'));
  expect(failed.dataset.retried).to.equal(undefined);
  roots.retry('sample');
  await until(() => expect(failed.dataset.retried).to.equal('1'));
  expect(whole.dataset.retried).to.equal(undefined);
});

test('a defined element that starts and fails by itself keeps its message', async () => {
  const [failed] = placeMain();
  if (!failed) throw new Error('there are no elements');
  const roots = rootsOf({ ...page, roots: page.roots.slice(0, 1) });
  failed.dataset.state = 'loading';
  const isInteractive = roots.hydrate();
  reportError(failed, 'render', new Error('on purpose'));
  failed.dataset.state = 'failed';
  showErrorMessage(failed, () => {});
  expect(await isInteractive).to.equal(false);
  expect(failed.querySelectorAll('.error-message').length).to.equal(1);
});

test('trying again at one of the lost roots of a section starts all of them, without a trace of their messages', async () => {
  const { error } = console;
  console.error = () => {};
  const missing = 'data:text/plain,missing';
  const address = { href: missing, imports: [] };
  const lost: PageData = {
    ...page,
    roots: ids.map((id) => ({ id, section: 'late', element: 'ringside-answering', data: {} })),
    modules: { 'late/elements': address },
  };
  const element = (id: string) =>
    `<ringside-answering data-root="${id}" data-section="late">text</ringside-answering>`;
  document.body.innerHTML = `<main>${ids.map(element).join('')}</main>`;
  const elements = [...document.querySelectorAll<HTMLElement>('ringside-answering')];
  const reported: unknown[] = [];
  const count = (event: Event) => void reported.push((event as CustomEvent<{ phase: string }>).detail.phase);
  document.addEventListener('ringside:section-error', count);
  const roots = rootsOf(lost);
  watchErrors(services, roots.retry);

  void roots.hydrate();
  await until(() => expect(document.querySelectorAll('.error-message').length).to.equal(2));
  expect(reported).to.deep.equal(['load', 'load']);

  address.href = URL.createObjectURL(new Blob([answering], { type: 'text/javascript' }));
  const again = document.querySelector<HTMLElement>('.error-message button');
  again?.focus();
  again?.click();
  await until(() => expect(elements.map(({ dataset }) => dataset.found)).to.deep.equal(['text', 'text']));
  expect(document.querySelectorAll('.error-message').length).to.equal(0);
  expect(document.activeElement, 'the focus is where the button was').to.equal(elements[0]);
  expect(reported.length).to.equal(2);
  document.removeEventListener('ringside:section-error', count);
  console.error = error;
});

test('requests a missing stylesheet again, also when elements restart by themselves', async () => {
  for (const element of placeMain()) element.dataset.state = 'ready';
  const style = { href: URL.createObjectURL(new Blob(['.sample { color: red }'], { type: 'text/css' })) };
  const before = document.adoptedStyleSheets.length;
  void rootsOf({ ...page, modules: { 'sample/elements': { href, imports: [], style } } }).hydrate();
  await until(() => expect(document.adoptedStyleSheets.length).to.equal(before + 1));
});
