import type { ModuleAddress, PageData, RingsideEvents } from '@ringside/shared/contract';
import { Fragments } from '@ringside/shared/internal/islands';
import type { IslandProps } from '@ringside/shared/section';
import { afterEach, beforeEach, test } from '@ringside/shared/testing/mocha';
import { nextTask, until } from '@ringside/shared/testing/until';
import { expect } from 'chai';
import { getMountedApps } from 'single-spa';
import '../errors/uncaughtErrors.ts';
import { watchErrors } from '../errors/watchErrors.ts';
import { ShownPage } from '../shownPage.ts';
import { startAsDeclared } from './declaredStart.ts';
import { PageIslands } from './pageIslands.ts';

/** The section's lifecycles. Each test replaces the functions that it needs. */
const lifecycles = {
  mount: async (_: IslandProps): Promise<unknown> => undefined,
  unmount: async (_: IslandProps): Promise<unknown> => undefined,
};
const { mount, unmount } = lifecycles;
const ringside = { queuedClicks: new Set<HTMLElement>(), openedAt: '/gear', onClick() {} };
const testRouter = { PageIslands, Fragments, startAsDeclared };
Object.assign(globalThis, { ringside, testLifecycles: lifecycles, testRouter });
const moduleOf = (code: string) => ({
  href: URL.createObjectURL(new Blob([code], { type: 'text/javascript' })),
});
const section = () =>
  moduleOf(`export const bootstrap = async () => {};
    export const mount = (props) => testLifecycles.mount(props);
    export const unmount = (props) => testLifecycles.unmount(props);`);

const services = { toast: { show() {} }, storage: { read: () => undefined, write: () => false } };
let page: ShownPage | undefined;
let errors: string[] = [];
document.addEventListener('ringside:section-error', (event) => {
  const { section, phase } = (event as RingsideEvents['ringside:section-error']).detail;
  errors.push(`${section} ${phase}`);
});
watchErrors(services);

interface Options {
  module?: ModuleAddress;
  widget?: ModuleAddress;
  wait?: boolean;
}

/**
 * Shows a page with two islands: `r0` is the page's own view, `r1` is a fragment. Both wait for a
 * visitor.
 */
function open({ module = section(), widget, wait = true }: Options = {}): ShownPage {
  void page?.leave();
  document.body.innerHTML = `<main>${['r0', 'r1'].map((id) => `<div data-root="${id}" data-section="gear"><button>Buy</button></div>`).join('')}</main>`;
  const data: PageData = {
    path: '/gear',
    owner: 'gear',
    roots: [
      { id: 'r0', section: 'gear', page: '/gear', data: {} },
      { id: 'r1', section: 'gear', element: 'ringside-guides', data: {} },
    ],
    modules: {
      'gear/pages': module,
      'gear/elements': module,
      ...(widget && { 'shell/newsletter': widget }),
      'shell/fragments': moduleOf('export const { Fragments, startAsDeclared } = testRouter;'),
    },
    runtime: { href: '' },
    router: moduleOf('export const { PageIslands } = testRouter;'),
  };
  page = new ShownPage(data, location.pathname, services);
  if (wait) page.wait();
  return page;
}

const islands = () => [...document.querySelectorAll<HTMLElement>('main [data-root]')];
const states = () => islands().map(({ dataset }) => dataset.state);
const start = (index: number, reason: string) =>
  page?.start(islands()[index] as HTMLElement, reason);

const { error } = console;
beforeEach(() => {
  performance.clearMarks();
  errors = [];
  console.error = () => {};
});
afterEach(async () => {
  await page?.leave();
  Object.assign(lifecycles, { mount, unmount });
  console.error = error;
  document.body.replaceChildren();
});

test('an island waits until a visitor is about to use it, and remembers the reason', async () => {
  const views: string[] = [];
  lifecycles.mount = async ({ view }) => views.push(view);
  open();
  expect(states()).to.deep.equal(['waiting', 'waiting']);
  start(0, 'pointerover');
  start(0, 'pointerdown');
  await until(() => expect(states()).to.deep.equal(['ready', 'waiting']));
  start(1, 'focusin');
  await until(() => expect(states()).to.deep.equal(['ready', 'ready']));
  expect(views).to.deep.equal(['/gear', 'ringside-guides']);
  const marks = performance.getEntriesByType('mark').map(({ name }) => name);
  expect(marks).to.deep.equal([
    'ringside: gear r0 starts: pointerover',
    'ringside: gear r1 starts: focusin',
  ]);
});

test('an island that a visitor was about to use before the page was painted starts as soon as it waits', async () => {
  const page = open({ wait: false });
  start(1, 'click');
  await nextTask();
  expect(states()).to.deep.equal([undefined, undefined]);
  page.wait();
  await until(() => expect(states()).to.deep.equal(['waiting', 'ready']));
});

test('an element that React made anew starts when the visitor is about to use it', async () => {
  const [mounted, unmounted]: [Element[], Element[]] = [[], []];
  lifecycles.mount = async ({ domElement }) => mounted.push(domElement);
  lifecycles.unmount = async ({ domElement }) => unmounted.push(domElement);
  open();
  start(1, 'click');
  await until(() => expect(states()).to.deep.equal(['waiting', 'ready']));
  const [, element] = islands();
  const next = element?.cloneNode(true) as HTMLElement;
  delete next.dataset.state;
  element?.replaceWith(next);
  start(1, 'click');
  await until(() => expect(states()).to.deep.equal(['waiting', 'ready']));
  expect(mounted).to.deep.equal([element, next]);
  await until(() => expect(unmounted).to.deep.equal([element]));
});

test('an island that hangs delays no other, and no page after it', async () => {
  lifecycles.mount = ({ view }) => (view === '/gear' ? new Promise(() => {}) : Promise.resolve());
  open();
  start(0, 'click');
  start(1, 'click');
  await until(() => expect(states()).to.deep.equal(['loading', 'ready']));
  const [hanging] = islands();
  lifecycles.mount = mount;
  open();
  start(0, 'click');
  await until(() => expect(states()).to.deep.equal(['ready', 'waiting']));
  expect(hanging?.dataset.state).to.equal('loading');
});

test('a view that throws at once leaves its text, and Try again starts all that failed, without a trace of their messages', async () => {
  lifecycles.mount = async () => {
    throw new Error('on purpose');
  };
  open();
  const text = islands()[0]?.textContent;
  start(0, 'click');
  start(1, 'click');
  await until(() => expect(states()).to.deep.equal(['failed', 'failed']));
  expect(errors).to.deep.equal(['gear mount', 'gear mount']);
  lifecycles.mount = mount;
  const again = document.querySelector<HTMLElement>('.error-message button');
  again?.focus();
  again?.click();
  await until(() => expect(states()).to.deep.equal(['ready', 'ready']));
  expect(document.querySelectorAll('.error-message').length).to.equal(0);
  expect(islands()[0]?.textContent).to.equal(text);
  expect(document.activeElement, 'the focus is where the button was').to.equal(islands()[0]);
  expect(errors.length).to.equal(2);
});

test('a module that cannot be loaded is requested again', async () => {
  const module = { href: 'data:text/plain,missing' };
  open({ module });
  start(0, 'click');
  await until(() => expect(states()).to.deep.equal(['failed', 'waiting']));
  expect(errors).to.deep.equal(['gear load']);
  module.href = section().href;
  document.querySelector<HTMLElement>('.error-message button')?.click();
  await until(() => expect(states()).to.deep.equal(['ready', 'waiting']));
});

test('single-spa unmounts what is left, after the next page is painted', async () => {
  let unmounts = 0;
  lifecycles.unmount = async () => {
    unmounts += 1;
  };
  open();
  start(0, 'click');
  start(1, 'click');
  await until(() => expect(states()).to.deep.equal(['ready', 'ready']));
  expect(getMountedApps()).to.deep.equal(['gear']);
  const left = page?.leave();
  await new Promise(requestAnimationFrame);
  expect(unmounts, 'before the frame is painted').to.equal(0);
  await left;
  await until(() => expect(unmounts).to.equal(2));
  await until(() => expect(getMountedApps()).to.deep.equal([]));
});

test('nothing starts on a page that was left while its modules were loading', async () => {
  let mounts = 0;
  lifecycles.mount = async () => {
    mounts += 1;
  };
  open();
  const button = islands()[0]?.querySelector('button') as HTMLElement;
  ringside.queuedClicks.add(button);
  page?.clicks.add(button);
  start(0, 'click');
  open();
  expect(ringside.queuedClicks.size, 'a click on that page is dropped').to.equal(0);
  start(0, 'click');
  await until(() => expect(states()).to.deep.equal(['ready', 'waiting']));
  expect(mounts).to.equal(1);
  expect(errors).to.deep.equal([]);
});

test('the newsletter is said to be ready once, and a missing one is asked for again only by a click', async () => {
  const readies: string[] = [];
  const onReady = (event: Event) => readies.push((event as CustomEvent).detail.section);
  document.addEventListener('ringside:ready', onReady);
  const page = open({ widget: moduleOf('export {};') });
  document.body.insertAdjacentHTML('beforeend', '<ringside-newsletter></ringside-newsletter>');
  const form = document.querySelector('ringside-newsletter') as HTMLElement;
  page.start(form, 'pointerover');
  await until(() => expect(readies).to.deep.equal(['shell']));
  page.start(form, 'pointerover');
  await nextTask();
  expect(readies).to.deep.equal(['shell']);
  document.removeEventListener('ringside:ready', onReady);

  const missing = open({ widget: { href: 'data:text/plain,missing' } });
  const complaints: unknown[] = [];
  console.error = (complaint) => complaints.push(complaint);
  missing.start(form, 'pointerover');
  await until(() => expect(complaints).to.have.length(1));
  missing.start(form, 'pointerover');
  await nextTask();
  missing.start(form, 'click');
  await until(() => expect(complaints).to.have.length(2));
});

test('an island that says so starts by itself', async () => {
  for (const start of ['load', 'idle', 'visible']) {
    const page = open({ wait: false });
    const [island] = islands();
    if (island) island.dataset.start = start;
    page.wait();
    await until(() => expect(states(), start).to.deep.equal(['ready', 'waiting']));
  }
});
