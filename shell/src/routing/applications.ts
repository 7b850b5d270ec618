import type { RingsideEvents } from '@ringside/shared/contract';
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
  /** Ends the view when the visitor leaves the page, and when the view fails. */
  ending: AbortController;
}

/** The view that a visitor is about to use or uses. Its section's application is the only active one. */
let active: ApplicationView | undefined;

/** The lifecycles that single-spa has for each section. Those of a newer release are other ones. */
const registered = new Map<string, SectionLifecycles>();

/**
 * Makes the application of a section active: single-spa mounts it, and unmounts it when the visitor leaves or the view
 * fails. Each failure is reported from the view's element.
 */
export async function mountApplication(singleSpa: typeof SingleSpa, view: ApplicationView): Promise<void> {
  const { section, lifecycles, ending, props } = view;
  // The last view is unmounted first, even if it belongs to the same section. single-spa may still be working on it.
  active = undefined;
  await singleSpa.triggerAppChange();
  // It may already be unregistered, if the visitor left while that was done.
  const isOther = singleSpa.getAppNames().includes(section) && registered.get(section) !== lifecycles;
  if (isOther || singleSpa.getAppStatus(section) === singleSpa.SKIP_BECAUSE_BROKEN)
    await singleSpa.unregisterApplication(section);
  if (ending.signal.aborted) return;
  props.element.addEventListener('ringside:section-error', (event) => {
    const { target, detail } = event as RingsideEvents['ringside:section-error'];
    // Events of fragments inside it bubble through it.
    if (target === props.element && isFatal(detail.phase)) ending.abort(detail.error);
  });
  ending.signal.addEventListener('abort', () => {
    if (active === view) active = undefined;
    void singleSpa.triggerAppChange();
  });
  active = view;
  registered.set(section, lifecycles);
  if (!singleSpa.getAppNames().includes(section)) register(singleSpa, view);
  await singleSpa.triggerAppChange();
}

/** A function of its own, because single-spa holds the closure: within `mountApplication` it would retain the first page forever. */
function register(singleSpa: typeof SingleSpa, { section, lifecycles }: ApplicationView): void {
  singleSpa.registerApplication({
    name: section,
    app: endingLifecycles(lifecycles),
    activeWhen: () => active?.section === section,
  });
}

/**
 * A section's lifecycles. Each of them ends when it is done, when the visitor leaves, or when the view fails or takes too
 * long. single-spa itself would wait for ever, and no other section could mount.
 */
function endingLifecycles(lifecycles: SectionLifecycles): SectionLifecycles {
  let begun: ApplicationView | undefined;
  return {
    bootstrap: (props) => start((view) => lifecycles.bootstrap({ ...props, ...view.props })),
    mount: (props) =>
      start((view) => {
        begun = view;
        return lifecycles.mount({ ...props, ...view.props });
      }),
    async unmount(props) {
      const view = begun;
      begun = undefined;
      // A failed view has already unmounted, and its text must stay.
      if (!view || view.props.element.dataset.state === 'failed') return;
      const { element } = view.props;
      const wasReady = element.dataset.state === 'ready';
      const unmounted = inTime(
        Promise.resolve().then(() => lifecycles.unmount({ ...props, ...view.props })),
        TIMEOUT_MS,
        `unmounting ${view.section}`,
      ).catch((error: unknown) => wasReady && reportError(element, 'unmount', error));
      // The visitor has left the page, so a slow unmount delays nothing.
      await Promise.race([unmounted, afterPaint()]);
    },
  };
}

async function start(lifecycle: (view: ApplicationView) => Promise<unknown>): Promise<void> {
  const view = active;
  if (!view) throw new Error('ringside: the page was left.');
  const { signal } = view.ending;
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  try {
    await Promise.race([Promise.resolve(view).then(lifecycle), ended]);
  } catch (error) {
    // A view that failed has reported it.
    if (!signal.aborted) reportError(view.props.element, 'mount', error);
    throw error;
  }
}
