import { expect } from 'chai';
import type { PageData } from '../contract/index.ts';
import { afterEach, test } from '../testing/mocha.ts';
import { nextTask, until } from '../testing/until.ts';
import { pageRoots, type RootStart, type RootSteps, type StartedRoot } from './pageRoots.ts';
import { reportError } from './reportError.ts';

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
function noting(changes: Partial<RootSteps<string>> = {}, started?: StartedRoot) {
  const steps: string[] = [];
  const note = (step: string, { root }: RootStart) => steps.push(`${step} ${root.id}`);
  return {
    steps,
    how: {
      fetch: async (start: RootStart) => note('fetch', start),
      evaluate: async (start: RootStart) => {
        note('evaluate', start);
        return 'module';
      },
      hydrate: (start: RootStart) => {
        note('hydrate', start);
        queueMicrotask(() => answer(start.element));
        return started;
      },
      ...changes,
    } satisfies RootSteps<string>,
  };
}

test('each root is fetched, evaluated and hydrated, one step after the other', async () => {
  place();
  const { steps, how } = noting();
  expect(await pageRoots(page, document.body, how).hydrate()).to.equal(true);
  for (const id of ids)
    expect(steps.filter((step) => step.endsWith(id))).to.deep.equal([
      `fetch ${id}`,
      `evaluate ${id}`,
      `hydrate ${id}`,
    ]);
});

test('a root that waits for a visitor has the state waiting', async () => {
  const [first] = place();
  let start = (): void => {};
  const wanted = () =>
    new Promise<void>((resolve) => {
      start = resolve;
    });
  void pageRoots({ ...page, roots: page.roots.slice(0, 1) }, document.body, {
    ...noting().how,
    wanted,
  }).hydrate();
  expect(first?.dataset.state).to.equal('waiting');
  start();
  await until(() => expect(first?.dataset.state).to.equal('ready'));
});

test('a root that cannot be fetched reports it, is not evaluated, and does not affect the others', async () => {
  const [first, second] = place();
  const { steps, how } = noting({
    fetch: async ({ root }) => {
      if (root.id === 'r0') throw new Error('missing');
    },
  });
  expect(await pageRoots(page, document.body, how).hydrate()).to.equal(false);
  expect(errors).to.deep.equal(['sample load']);
  expect(steps).to.deep.equal(['evaluate r1', 'hydrate r1']);
  expect([first?.dataset.state, second?.dataset.state]).to.deep.equal(['loading', 'ready']);
});

test('a root that nothing there can show is left as it is', async () => {
  place();
  const { steps, how } = noting({ evaluate: async () => undefined });
  expect(await pageRoots(page, document.body, how).hydrate()).to.equal(true);
  expect(steps).to.deep.equal(['fetch r0', 'fetch r1']);
  expect(errors).to.deep.equal([]);
});

test('an error that a root has reported itself is not reported again', async () => {
  place();
  const { how } = noting({
    hydrate: ({ element }) => {
      queueMicrotask(() => reportError(element, 'render', new Error('on purpose')));
      return undefined;
    },
  });
  expect(await pageRoots(page, document.body, how).hydrate()).to.equal(false);
  expect(errors).to.deep.equal(['sample render', 'sample render']);
});

test('only the failed roots of the section start again', async () => {
  const [first, second] = place();
  if (!first || !second) throw new Error('there are no roots');
  const { steps, how } = noting();
  const roots = pageRoots(page, document.body, how);
  first.dataset.state = 'failed';
  second.dataset.state = 'ready';
  roots.retry('other');
  roots.retry('sample');
  await until(() => expect(first.dataset.state).to.equal('ready'));
  expect(steps).to.deep.equal(['fetch r0', 'evaluate r0', 'hydrate r0']);
});

test('a root that was rendered afresh while its module was loading is hydrated in its new element', async () => {
  place();
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  const hydrated: Element[] = [];
  const { how } = noting({
    fetch: () => loaded,
    hydrate: ({ element }) => {
      hydrated.push(element);
      queueMicrotask(() => answer(element));
      return undefined;
    },
  });
  const answers = pageRoots(page, document.body, how).hydrate();
  const elements = place();
  load();
  expect(await answers).to.equal(true);
  expect(hydrated).to.deep.equal(elements);
});

test('what is left ends after the paint, and an end that fails is reported by the document', async () => {
  place();
  let ends = 0;
  const unmount = () => {
    ends += 1;
    throw new Error('on purpose');
  };
  const { how } = noting({}, { unmount });
  const roots = pageRoots(page, document.body, how);
  await roots.hydrate();
  document.body.replaceChildren();
  const left = roots.leave();
  expect(ends).to.equal(0);
  await left;
  await nextTask();
  expect(ends).to.equal(2);
  expect(errors).to.deep.equal(['sample unmount', 'sample unmount']);
});

test('nothing starts on a page that was left while its modules were loading', async () => {
  place();
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  const { steps, how } = noting({ fetch: () => loaded });
  const roots = pageRoots(page, document.body, how);
  const answers = roots.hydrate();
  place();
  void roots.leave();
  load();
  await answers;
  expect(steps.filter((step) => step.startsWith('hydrate'))).to.deep.equal([]);
  expect(errors).to.deep.equal([]);
});
