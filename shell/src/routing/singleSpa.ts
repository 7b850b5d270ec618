/** single-spa mounts every island. This module is loaded with the first one. */
import type { PageData, PageRoot, Services } from '@ringside/shared/contract';
import type { IslandProps, SectionLifecycles } from '@ringside/shared/section';
import {
  addErrorHandler,
  getMountedApps,
  mountRootParcel,
  type Parcel,
  registerApplication,
  setBootstrapMaxTime,
  setMountMaxTime,
  setUnmountMaxTime,
  start,
  triggerAppChange,
  unregisterApplication,
} from 'single-spa';

/** How long a lifecycle may take, in milliseconds. After that it has failed. */
const TIMEOUT_MS = 10_000;
for (const setMaxTime of [setBootstrapMaxTime, setMountMaxTime, setUnmountMaxTime])
  setMaxTime(TIMEOUT_MS, true, TIMEOUT_MS + 1);
// A lifecycle that fails is reported by its island.
addErrorHandler(() => {});
start();

// Its developer tools get everything else that they need from single-spa itself.
const { __SINGLE_SPA_DEVTOOLS__: tools } = globalThis as {
  __SINGLE_SPA_DEVTOOLS__?: { exposedMethods: { getMountedApps?: typeof getMountedApps } };
};
if (tools) tools.exposedMethods.getMountedApps = getMountedApps;

/** The timers of single-spa hold an application for ten seconds. A listener that has run is removed at once. */
const once = { once: true };

/** The page around an island. */
export interface IslandPage {
  data: PageData;
  services: Services;
  /** Whether it is the page of a location. */
  isAt(location: Location): boolean;
}

/**
 * Mounts an island as a parcel, until the signal unmounts it. Each parcel has a promise of its own, so one that fails or hangs delays no
 * other island.
 *
 * @param onUnmountError is called if unmounting fails
 * @throws when a lifecycle fails or takes too long
 */
export async function mountIsland(
  lifecycles: SectionLifecycles,
  root: PageRoot,
  domElement: HTMLElement,
  { services, isAt }: IslandPage,
  signal: AbortSignal,
  onUnmountError: (error: unknown) => void,
): Promise<void> {
  // React would take the mark for a difference from what was prerendered.
  for (const busy of domElement.querySelectorAll('[aria-busy]')) busy.ariaBusy = null;
  const isPage = 'page' in root;
  const view = isPage ? root.page : root.element;
  const props: Partial<IslandProps> = { domElement, view, data: root.data, services };
  let report: typeof onUnmountError | undefined = onUnmountError;
  const mount = async (unmounting: AbortSignal) => {
    const parcel: Parcel = mountRootParcel({ ...lifecycles }, props as IslandProps);
    // What they reject with is known from `mountPromise` and from `unmount()`.
    for (const step of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise])
      step.catch(() => {});
    unmounting.addEventListener(
      'abort',
      async () => {
        await parcel.unmount().catch((error: unknown) => report?.(error));
        // single-spa never forgets a root parcel, nor its props: they would hold the page as long as the tab is open.
        for (const name of Object.keys(props)) Reflect.deleteProperty(props, name);
        report = undefined;
      },
      once,
    );
    await parcel.mountPromise;
  };
  await (isPage ? mountInApplication(root.section, isAt, mount, signal) : mount(signal));
}

/** Resolves when no application is registered. Two pages of a section never are at the same time. */
let unregistered: Promise<unknown> = Promise.resolve();

/**
 * Mounts the view of a page in the application of its section. It is active where the page is shown, until the signal ends it. A view that
 * hangs would stop all of single-spa, so the view is a parcel, and the application waits for it only while it is active.
 *
 * @param isAt whether the page belongs to a location
 */
async function mountInApplication(
  section: string,
  isAt: (location: Location) => boolean,
  mountView: (unmounting: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  await unregistered;
  if (signal.aborted) return;
  const hasEnded = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), once));
  const mounted = new Promise<void>((resolve) => {
    let unmounting: AbortController;
    registerApplication({
      name: section,
      app: async () => ({
        bootstrap: async () => {},
        mount() {
          unmounting = new AbortController();
          const view = mountView(unmounting.signal);
          resolve(view);
          return Promise.race([view.catch(() => {}), hasEnded]);
        },
        unmount: async () => unmounting.abort(),
      }),
      activeWhen: (location) => !signal.aborted && isAt(location),
    });
  });
  signal.addEventListener(
    'abort',
    () => {
      unregistered = triggerAppChange().then(() => unregisterApplication(section));
    },
    once,
  );
  void triggerAppChange();
  await mounted;
}
