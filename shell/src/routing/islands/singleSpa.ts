/**
 * A section is an application, which is active while a page of it is shown that has started an
 * island. Its islands are parcels. Loaded with the first island.
 */
import type { Mounting } from '@ringside/shared/internal/islands';
import type { IslandProps, SectionLifecycles } from '@ringside/shared/section';
import {
  getMountedApps,
  type Parcel,
  type ParcelConfig,
  registerApplication,
  setMountMaxTime,
  start,
  triggerAppChange,
} from 'single-spa';

/** The limit is longer than islands may take, so that single-spa logs nothing before. */
const MAX_TIME_MS = 11_000;
setMountMaxTime(MAX_TIME_MS, true, MAX_TIME_MS);
start();

// single-spa itself gives its devtools everything else.
const { __SINGLE_SPA_DEVTOOLS__: tools } = globalThis as {
  __SINGLE_SPA_DEVTOOLS__?: { exposedMethods: { getMountedApps?: typeof getMountedApps } };
};
if (tools) tools.exposedMethods.getMountedApps = getMountedApps;

type MountParcel = (config: ParcelConfig, props: { domElement: HTMLElement }) => Parcel;

/**
 * The application of the header's and the footer's islands, which is active on every page. No
 * section has this name.
 */
export const LAYOUT = 'the layout';

/**
 * The function that single-spa gave each section to mount its islands. Each section is registered
 * once.
 */
const sections = new Map<string, MountParcel | undefined>();
/** The page that is shown, if it has started an island, by the section that owns it. */
let active: Owned | undefined;

interface Owned {
  readonly owner: string;
}

async function activate(page: Owned): Promise<MountParcel | undefined> {
  const { owner } = page;
  if (owner !== LAYOUT) active = page;
  if (!sections.has(owner)) {
    sections.set(owner, undefined);
    registerApplication({
      name: owner,
      app: {
        bootstrap: async () => {},
        mount: async ({ mountParcel }: { mountParcel: MountParcel }) =>
          void sections.set(owner, mountParcel),
        unmount: async () => {},
      },
      activeWhen: () => owner === LAYOUT || active?.owner === owner,
    });
  }
  await triggerAppChange();
  return sections.get(owner);
}

/**
 * Call it after the islands of a page have ended. The section stays active if the next page is of
 * the same section.
 */
export async function deactivate(page: Owned): Promise<void> {
  if (active === page) active = undefined;
  await triggerAppChange();
}

/**
 * Mounts an island as a parcel. A parcel that hangs delays neither another island nor the next
 * page.
 * @param ending the island needs not be mounted any more
 */
export function mountParcel(
  page: Owned,
  { bootstrap, mount, unmount }: SectionLifecycles,
  props: IslandProps,
  ending: AbortSignal,
): Mounting {
  // single-spa's timers hold a parcel for seconds, but not what is cleared here. No function below
  // may use `props`.
  let view: IslandProps | undefined = props;
  const custom: { domElement?: HTMLElement } = { domElement: props.domElement };
  let parcel: Parcel | undefined;
  let unmounted: Promise<unknown> | undefined;
  const ended = new Promise<void>((resolve) =>
    ending.addEventListener('abort', () => resolve(), { once: true }),
  );

  const mounted = activate(page).then((mountIn) => {
    if (!mountIn || ending.aborted) return;
    return new Promise((resolve, reject) => {
      const config: ParcelConfig = {
        bootstrap: async () => {},
        // The promise never rejects, because single-spa does not forget a parcel that failed.
        async mount(own) {
          if (!view) return;
          const all = { ...view, ...own };
          const mounting = Promise.resolve(all)
            .then(bootstrap)
            .then(() => mount(all));
          await Promise.race([mounting, ended]).then(resolve, reject);
        },
        // single-spa does not wait for the unmounting: a view that never unmounts, or throws, would
        // stop the next page.
        async unmount(own) {
          if (!view) return;
          unmounted = Promise.resolve({ ...view, ...own }).then(unmount);
          view = undefined;
        },
      };
      parcel = mountIn(config, custom as { domElement: HTMLElement });
    });
  });
  return {
    mounted,
    async unmount() {
      await parcel?.unmount();
      delete custom.domElement;
      await unmounted;
    },
  };
}
