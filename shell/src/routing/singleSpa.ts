/** A page is an application, its islands are parcels. Loaded with the first island. */
import type { PageData, PageRoot, Services } from '@ringside/shared/contract';
import { inTime } from '@ringside/shared/internal/loading';
import { reportError } from '@ringside/shared/internal/page';
import type { IslandProps, SectionLifecycles } from '@ringside/shared/section';
import {
  getMountedApps,
  type Parcel,
  type ParcelConfig,
  registerApplication,
  setMountMaxTime,
  start,
  triggerAppChange,
  unregisterApplication,
} from 'single-spa';

/** How long unmounting may take. */
const TIMEOUT_MS = 10_000;
/** Longer, so that single-spa logs nothing before. */
const MAX_TIME_MS = 11_000;
setMountMaxTime(MAX_TIME_MS, true, MAX_TIME_MS);
start();

// single-spa itself gives its devtools everything else.
const { __SINGLE_SPA_DEVTOOLS__: tools } = globalThis as {
  __SINGLE_SPA_DEVTOOLS__?: { exposedMethods: { getMountedApps?: typeof getMountedApps } };
};
if (tools) tools.exposedMethods.getMountedApps = getMountedApps;

export interface IslandPage {
  readonly data: PageData;
  readonly services: Services;
  readonly hasLeft: boolean;
  /** Aborts after the next page is painted. */
  readonly ending: AbortSignal;
}

/** single-spa's timers hold pages and parcels for seconds, and what their listeners refer to. */
const ONCE = { once: true };

type MountParcel = (config: ParcelConfig<ParcelProps>, props: ParcelProps) => Parcel;

const applications = new WeakMap<IslandPage, Promise<MountParcel>>();
/** Two applications must not have one name. */
let unregistered: Promise<unknown> = Promise.resolve();

/** A page is active until it ends, and mounts nothing but parcels. */
async function register(page: IslandPage): Promise<MountParcel> {
  await unregistered;
  const { owner: name } = page.data;
  return new Promise((resolve) => {
    if (page.ending.aborted) return;
    registerApplication({
      name,
      app: {
        bootstrap: async () => {},
        mount: async ({ mountParcel }: { mountParcel: MountParcel }) => resolve(mountParcel),
        unmount: async () => {},
      },
      // Back and Forward change the location before the next page is shown.
      activeWhen: () => !page.ending.aborted,
    });
    const end = () => {
      unregistered = triggerAppChange().then(() => unregisterApplication(name));
    };
    page.ending.addEventListener('abort', end, ONCE);
  });
}

interface ParcelProps extends IslandProps {
  lifecycles: SectionLifecycles;
  page: IslandPage;
  /** Ends mounting, when the island or the page ends. */
  hasEnded: Promise<void>;
  onMount(this: void): void;
  onMountError(this: void, error: unknown): void;
}

const PARCEL: ParcelConfig<ParcelProps> = {
  bootstrap: async () => {},
  /** Never rejects: single-spa does not forget a parcel that failed. */
  mount({ lifecycles: { bootstrap, mount }, page: _, hasEnded, onMount, onMountError, ...props }) {
    const mounted = Promise.resolve(props)
      .then(bootstrap)
      .then(() => mount(props));
    return Promise.race([mounted, hasEnded]).then(onMount, onMountError);
  },
  /** single-spa does not wait for it: a view that never unmounts would stop the next page. */
  async unmount({ lifecycles, page, ...props }) {
    const { domElement } = props;
    const unmounted = Promise.resolve(props).then(lifecycles.unmount);
    inTime(unmounted, TIMEOUT_MS, 'unmounting').catch((error: unknown) => {
      if (page.hasLeft && domElement.dataset.state === 'ready')
        reportError(domElement, 'unmount', error);
    });
  },
};

/**
 * Mounts an island as a parcel, which single-spa unmounts with the page. One that hangs delays neither another island
 * nor the next page.
 * @param ending unmounts it earlier
 * @throws when a lifecycle fails
 */
export async function mountIsland(
  lifecycles: SectionLifecycles,
  island: PageRoot,
  domElement: HTMLElement,
  page: IslandPage,
  ending: AbortSignal,
): Promise<void> {
  if (!applications.has(page)) applications.set(page, register(page));
  const mountParcel = await applications.get(page);
  if (!mountParcel || ending.aborted) return;
  // React would take it for a difference from what was prerendered.
  for (const busy of domElement.querySelectorAll('[aria-busy]')) busy.ariaBusy = null;
  const hasEnded = new Promise<void>((resolve) => {
    for (const signal of [ending, page.ending])
      signal.addEventListener('abort', () => resolve(), ONCE);
  });
  await new Promise<void>((onMount, onMountError) => {
    const view = 'page' in island ? island.page : island.element;
    const own = { domElement, view, data: island.data, services: page.services };
    const props = { ...own, lifecycles, page, hasEnded, onMount, onMountError };
    const parcel = mountParcel(PARCEL, props);
    ending.addEventListener('abort', () => void parcel.unmount());
    void parcel.unmountPromise.then(() => {
      for (const name of Object.keys(props)) Reflect.deleteProperty(props, name);
    });
  });
}
