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

/** How long a root may take to become interactive once its module has loaded, and to unmount. */
const TIMEOUT_MS = 10_000;

/** One root that is about to start. */
export interface RootStart {
  root: PageRoot;
  /** The prerendered element that names it. */
  element: HTMLElement;
  address: ModuleAddress;
  /** Whether it is a defined element that failed, which only a retry starts again. */
  isRestart: boolean;
}

/** A root that has been started. */
export interface StartedRoot {
  /** Resolves when the root is mounted or its failure has been reported. Without it, the root's own events report that. */
  mounted?: Promise<unknown>;
  unmount(): unknown;
}

/** How a root starts, in steps, so that it may wait between them. */
export interface RootSteps<Module> {
  /** Resolves when there is a reason to start the root. Without this step each root starts at once. */
  wanted?(start: RootStart): Promise<unknown>;
  /** Fetches everything that the root needs, without running any of it. */
  fetch(start: RootStart): Promise<unknown>;
  /** Runs the root's module. Resolves to undefined if nothing in it can show the root. */
  evaluate(start: RootStart): Promise<Module | undefined>;
  /** Hydrates the root, which then reports that it is interactive (`ringside:ready`) or that it failed. */
  hydrate(start: RootStart, module: Module): StartedRoot | undefined;
}

/** The roots of a page that is shown. */
export interface PageRoots {
  /** Starts each root on its own, so a failure affects no other. Resolves to whether all of them are interactive. */
  hydrate(): Promise<boolean>;
  /** Starts all failed roots of a section again, because they usually failed for the same reason. */
  retry(section: string): void;
  /** Unmounts all roots after the next page is painted. Does not wait for a root that never finishes. */
  leave(): Promise<void>;
}

/** @param container the element around the prerendered roots */
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
    // A defined element starts when it is inserted.
    const isReady = element.dataset.state === 'ready';
    const start = { root, element, address, isRestart: hasFailed(root) && element.matches(':defined') };
    if (!isWanted && /^(waiting)?$/.test(element.dataset.state ?? '')) {
      if (steps.wanted) element.dataset.state = 'waiting';
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
      // The page around it may have been rendered again meanwhile, with another element in its place.
      if (!element.isConnected) return hasLeft || startRoot(root);
      if (!module) return true;
      phase = 'mount';
      const begun = steps.hydrate(start, module);
      if (begun) started.set(element, begun.unmount);
      await (begun?.mounted ?? inTime(settled, TIMEOUT_MS, `mounting ${root.section}`));
    } catch (error) {
      if (element.isConnected) reportError(element, phase, error);
    } finally {
      listening.abort();
    }
    return element.dataset.state === 'ready';
  }

  return {
    async hydrate() {
      // Elements that failed when they were inserted have been reported, and wait for a retry.
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
  // A root that never became interactive has nothing to end, so its error is not reported.
  const { state, section } = element.dataset;
  try {
    await inTime(unmount(), TIMEOUT_MS, `unmounting ${section}`);
  } catch (error) {
    if (state === 'ready') reportError(element, 'unmount', error);
  }
}
