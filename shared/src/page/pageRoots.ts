import {
  type ModuleAddress,
  moduleKey,
  type PageData,
  type PageRoot,
  type SectionPhase,
} from '../contract/index.ts';
import { afterPaint, inTime } from '../loading/index.ts';
import { reportError } from './reportError.ts';
import { whenSettled } from './whenSettled.ts';

/** How long a root may take to answer once its module is there, and to end. */
const TIMEOUT_MS = 10_000;

/** One root that is about to start. */
export interface RootStart {
  root: PageRoot;
  /** The prerendered element that names it. */
  element: HTMLElement;
  address: ModuleAddress;
  /** Whether it is a defined element that failed: it does not start again by itself. */
  isRestart: boolean;
}

/** What starting a root began. */
export interface StartedRoot {
  /** Rejects when the root cannot be mounted. */
  mounted?: Promise<unknown>;
  unmount(): unknown;
}

/** How a root starts where the page is shown: step by step, so that a root may wait between them. */
export interface RootSteps<Module> {
  /** Resolves when there is a reason to start the root; without it each root starts at once. */
  wanted?(start: RootStart): Promise<unknown>;
  /** Fetches all that the root needs. Nothing of it runs. */
  fetch(start: RootStart): Promise<unknown>;
  /** Runs the root's module; brings undefined when nothing there can show the root. */
  evaluate(start: RootStart): Promise<Module | undefined>;
  /** Hydrates the root, which then says that it answers (`ringside:ready`), or that it failed. */
  hydrate(start: RootStart, module: Module): StartedRoot | undefined;
}

/** The roots of a page that is shown. */
export interface PageRoots {
  /** Starts each root on its own: one that fails leaves the others alone. Resolves to whether all of them answer. */
  hydrate(): Promise<boolean>;
  /** Starts the failed roots of a section again: what one of them lacked is mostly what all of them lacked. */
  retry(section: string): void;
  /** Ends what was started, once the next page is painted: nobody waits for a root that never ends. */
  leave(): Promise<void>;
}

/** @param container holds the prerendered roots */
export function pageRoots<Module>(
  page: PageData,
  container: ParentNode,
  steps: RootSteps<Module>,
): PageRoots {
  const started = new Map<HTMLElement, StartedRoot['unmount']>();
  let hasLeft = false;
  const elementOf = ({ id }: PageRoot) => container.querySelector<HTMLElement>(`[data-root="${id}"]`);
  const hasFailed = (root: PageRoot) => elementOf(root)?.dataset.state === 'failed';

  async function startRoot(root: PageRoot, isWanted = true): Promise<boolean> {
    const element = elementOf(root);
    const address = page.modules[moduleKey(root)];
    if (!element || !address) return true;
    // A defined element starts by itself as it comes in.
    const isReady = element.dataset.state === 'ready';
    const start = { root, element, address, isRestart: hasFailed(root) && element.matches(':defined') };
    if (!isWanted && !element.dataset.state) {
      await steps.wanted?.(start);
      return hasLeft || startRoot(root);
    }
    if (!isReady) element.dataset.state = 'loading';
    const listening = new AbortController();
    const settled = whenSettled(element, listening.signal);
    let phase: SectionPhase = 'load';
    try {
      await steps.fetch(start);
      if (isReady) return true;
      const module = await steps.evaluate(start);
      // Its host page may have been rendered afresh meanwhile, with another element in its place.
      if (!element.isConnected) return hasLeft || startRoot(root);
      if (!module) return true;
      phase = 'mount';
      const begun = steps.hydrate(start, module);
      if (begun) started.set(element, begun.unmount);
      // A root that throws never ends its mount, and one that has not thrown may not end it either.
      const mounted = Promise.resolve(begun?.mounted).then(() => settled);
      await inTime(Promise.race([settled, mounted]), TIMEOUT_MS, `mounting ${root.section}`);
    } catch (error) {
      if (element.isConnected) reportError(element, phase, error);
    } finally {
      listening.abort();
    }
    return element.dataset.state === 'ready';
  }

  return {
    async hydrate() {
      // What failed as it came in has said so, and waits to be asked again.
      const answers = await Promise.all(
        page.roots.filter((root) => !hasFailed(root)).map((root) => startRoot(root, false)),
      );
      return answers.every(Boolean);
    },
    retry(section) {
      for (const root of page.roots) if (root.section === section && hasFailed(root)) void startRoot(root);
    },
    async leave() {
      hasLeft = true;
      await afterPaint();
      for (const [element, unmount] of started) void endRoot(element, unmount);
    },
  };
}

async function endRoot(element: HTMLElement, unmount: StartedRoot['unmount']): Promise<void> {
  // What never answered has nothing to end, and may not say so.
  const { state, section } = element.dataset;
  try {
    await inTime(unmount(), TIMEOUT_MS, `unmounting ${section}`);
  } catch (error) {
    if (state === 'ready') reportError(element, 'unmount', error);
  }
}
