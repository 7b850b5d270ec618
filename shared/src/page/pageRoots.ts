import {
  type ModuleAddress,
  moduleKey,
  type PageData,
  type PageRoot,
  type RingsideEvents,
  type SectionPhase,
} from '../contract/index.ts';
import { afterPaint, inTime } from '../loading/index.ts';
import { isFatal, reportError } from './reportError.ts';

/** How long a root may take to become interactive once its module has loaded. */
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

/** How a root starts, in steps, so that it may wait between them. */
export interface RootSteps<Module> {
  /** Resolves when there is a reason to start the root. Without this step each root starts at once. */
  wanted?(start: RootStart): Promise<unknown>;
  /** Fetches everything that the root needs, and runs its module. Resolves to undefined if the module cannot show the root. */
  load(start: RootStart): Promise<Module | undefined>;
  /**
   * Hydrates the root, which then reports that it is interactive (`ringside:ready`) or that it failed.
   *
   * @returns a function that unmounts it; undefined if removing its element from the page unmounts it
   */
  hydrate(start: RootStart, module: Module): (() => void) | undefined;
}

export type PageRoots = ReturnType<typeof pageRoots>;

/**
 * The roots of a page that is shown.
 *
 * @param container the element around the prerendered roots
 */
export function pageRoots<Module>(page: PageData, container: ParentNode, steps: RootSteps<Module>) {
  const started = new Map<HTMLElement, () => void>();
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
      const module = await steps.load(start);
      if (isReady) return true;
      // The page around it may have been rendered again meanwhile, with another element in its place.
      if (!element.isConnected) return hasLeft || startRoot(root);
      if (!module) return true;
      phase = 'mount';
      const unmount = steps.hydrate(start, module);
      if (unmount) started.set(element, unmount);
      await inTime(settled, TIMEOUT_MS, `mounting ${root.section}`);
    } catch (error) {
      if (element.isConnected) reportError(element, phase, error);
    } finally {
      listening.abort();
    }
    return element.dataset.state === 'ready';
  }

  return {
    /** Starts each root on its own, so a failure affects no other. Resolves to whether all of them are interactive. */
    async hydrate(): Promise<boolean> {
      // Elements that failed when they were inserted have been reported, and wait for a retry.
      const answers = await Promise.all(
        page.roots.filter((root) => !hasFailed(root)).map((root) => startRoot(root, false)),
      );
      return answers.every(Boolean);
    },
    /** Starts all failed roots of a section again, because they usually failed for the same reason. */
    retry(section: string): void {
      for (const root of page.roots) if (root.section === section && hasFailed(root)) void startRoot(root);
    },
    /** Unmounts all roots after the next page is painted. */
    async leave(): Promise<void> {
      hasLeft = true;
      await afterPaint();
      for (const unmount of started.values()) unmount();
    },
  };
}

/** Resolves when a root reports that it is interactive, or that it failed. The signal ends the wait. */
function whenSettled(root: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listen = (event: Event) => {
      const { type, target, detail } = event as RingsideEvents['ringside:section-error'];
      // Events of roots inside this one bubble through it.
      if (target === root && (type === 'ringside:ready' || isFatal(detail.phase))) resolve();
    };
    for (const type of ['ringside:ready', 'ringside:section-error'])
      root.addEventListener(type, listen, { signal });
  });
}
