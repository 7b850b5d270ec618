import { expect } from 'chai';
import type { PageData } from '../contract/index.ts';
import { afterEach, test } from '../testing/mocha.ts';
import { until } from '../testing/until.ts';
import { pageRoots, type RootSteps } from './pageRoots.ts';

const ids = ['r0', 'r1'];
const page: PageData = {
  path: '/sample',
  owner: 'sample',
  roots: ids.map((id) => ({ id, section: 'sample', page: 'Sample', data: {} })),
  modules: { 'sample/pages': { href: '/sample.js', imports: [] } },
  runtime: { href: '', imports: [] },
  router: { href: '', imports: [] },
};

/** Errors that roots reported, by section and phase. */
let errors: string[] = [];
const hear = (event: Event) => {
  const { section, phase } = (event as CustomEvent<{ section: string; phase: string }>).detail;
  errors.push(`${section} ${phase}`);
};
document.addEventListener('ringside:section-error', hear);

afterEach(() => {
  document.body.replaceChildren();
  errors = [];
});

function place(): HTMLElement[] {
  document.body.innerHTML = ids.map((id) => `<div data-root="${id}" data-section="sample"></div>`).join('');
  return [...document.body.children] as HTMLElement[];
}

function answer(element: HTMLElement): void {
  element.dataset.state = 'ready';
  element.dispatchEvent(new CustomEvent('ringside:ready', { bubbles: true }));
}

/** Steps that note what happens to which root; each root responds when it is hydrated. */
function noting(changes: Partial<RootSteps<string>> = {}, unmount?: () => void) {
  const steps: string[] = [];
  const how: RootSteps<string> = {
    async load({ root }) {
      steps.push(`load ${root.id}`);
      return 'module';
    },
    hydrate({ root, element }) {
      steps.push(`hydrate ${root.id}`);
      queueMicrotask(() => answer(element));
      return unmount;
    },
    ...changes,
  };
  return { steps, how };
}

/** A step that takes until the test ends it. */
function held() {
  let finish = (_: string): void => {};
  const finished = new Promise<string>((resolve) => {
    finish = resolve;
  });
  return { load: () => finished, finish };
}

test('a root that waits for a visitor has the state waiting', async () => {
  const [first] = place();
  const { load: wanted, finish } = held();
  void pageRoots(page, document.body, noting({ wanted }).how).hydrate();
  expect(first?.dataset.state).to.equal('waiting');
  finish('a reason');
  await until(() => expect(first?.dataset.state).to.equal('ready'));
});

test('a root that nothing there can show is left as it is', async () => {
  place();
  const { steps, how } = noting({ load: async () => undefined });
  expect(await pageRoots(page, document.body, how).hydrate()).to.equal(true);
  expect(steps).to.deep.equal([]);
  expect(errors).to.deep.equal([]);
});

test('a root that was rendered afresh while its module was loading is hydrated in its new element', async () => {
  place();
  const { load, finish } = held();
  const hydrated: Element[] = [];
  const { how } = noting({
    load,
    hydrate: ({ element }) => {
      hydrated.push(element);
      queueMicrotask(() => answer(element));
      return undefined;
    },
  });
  const answers = pageRoots(page, document.body, how).hydrate();
  const elements = place();
  finish('module');
  expect(await answers).to.equal(true);
  expect(hydrated).to.deep.equal(elements);
});

test('what is left ends after the paint', async () => {
  place();
  let ends = 0;
  const unmount = () => {
    ends += 1;
  };
  const { how } = noting({}, unmount);
  const roots = pageRoots(page, document.body, how);
  await roots.hydrate();
  const left = roots.leave();
  expect(ends).to.equal(0);
  await left;
  expect(ends).to.equal(2);
});

test('nothing starts on a page that was left while its modules were loading', async () => {
  place();
  const { load, finish } = held();
  const { steps, how } = noting({ load });
  const roots = pageRoots(page, document.body, how);
  const answers = roots.hydrate();
  place();
  void roots.leave();
  finish('module');
  await answers;
  expect(steps).to.deep.equal([]);
  expect(errors).to.deep.equal([]);
});
