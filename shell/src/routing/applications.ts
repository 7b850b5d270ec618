import type { SectionPhase } from '@ringside/shared/contract';
import { afterPaint, inTime } from '@ringside/shared/loading';
import { isFatal, reportError } from '@ringside/shared/page';
import type { PageProps, SectionLifecycles } from '@ringside/shared/section';
import type * as SingleSpa from './singleSpa.ts';

/** How long unmounting a view may take before that is reported. */
const TIMEOUT_MS = 10_000;

/** A page's view, which the application of its section mounts. */
export interface ApplicationView {
  section: string;
  lifecycles: SectionLifecycles;
  props: Omit<PageProps, 'name'>;
  /** Aborts when the visitor leaves the page. */
  left: AbortSignal;
}

/** Ends the last application, if it is still active. Resolves when single-spa has unmounted and removed it. */
let endLast = async (): Promise<void> => {};

/**
 * Makes the application of a section active: single-spa mounts it, and unmounts it when the visitor leaves or the view
 * fails. Each failure is reported from the view's element. Every view is registered anew: it may be of another release, and
 * single-spa never mounts an application again that has failed.
 */
export async function mountApplication(singleSpa: typeof SingleSpa, view: ApplicationView): Promise<void> {
  await endLast();
  const { section, left, props } = view;
  if (left.aborted) return;
  let end = (_reason: unknown): void => {};
  const ended = new Promise<never>((_, reject) => {
    end = reject;
  });
  left.addEventListener('abort', () => end(left.reason));
  props.element.addEventListener('ringside:section-error', (event) => {
    const { target, detail } = event as CustomEvent<{ phase: SectionPhase; error: unknown }>;
    // Events of fragments inside it bubble through it.
    if (target === props.element && isFatal(detail.phase)) end(detail.error);
  });
  let isActive = true;
  const removed = ended.catch(async () => {
    isActive = false;
    // An application that is being mounted cannot be removed.
    await singleSpa.triggerAppChange();
    await singleSpa.unregisterApplication(section);
  });
  endLast = () => {
    end(undefined);
    return removed;
  };
  singleSpa.registerApplication({
    name: section,
    app: endingLifecycles(view, ended),
    activeWhen: () => isActive,
  });
  await singleSpa.triggerAppChange();
}

/**
 * A section's lifecycles for one view. Each of them ends when it is done, when the visitor leaves, or when the view fails or
 * takes too long. single-spa itself would wait for ever, and no other section could mount.
 */
function endingLifecycles(
  { section, lifecycles, props, left }: ApplicationView,
  ended: Promise<never>,
): SectionLifecycles {
  const { element } = props;
  async function start(lifecycle: () => Promise<unknown>): Promise<void> {
    try {
      await Promise.race([Promise.resolve().then(lifecycle), ended]);
    } catch (error) {
      if (!left.aborted && element.dataset.state !== 'failed') reportError(element, 'mount', error);
      throw error;
    }
  }
  return {
    bootstrap: (own) => start(() => lifecycles.bootstrap({ ...own, ...props })),
    mount: (own) => start(() => lifecycles.mount({ ...own, ...props })),
    async unmount(own) {
      // A failed view has already unmounted, and its text must stay.
      if (element.dataset.state === 'failed') return;
      const wasReady = element.dataset.state === 'ready';
      const unmounted = inTime(
        Promise.resolve().then(() => lifecycles.unmount({ ...own, ...props })),
        TIMEOUT_MS,
        `unmounting ${section}`,
      ).catch((error: unknown) => wasReady && reportError(element, 'unmount', error));
      // The visitor has left the page, so a slow unmount delays nothing.
      await Promise.race([unmounted, afterPaint()]);
    },
  };
}
