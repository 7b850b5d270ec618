import { moduleKey, type PageData, type PageRoot, type SectionFacts } from '../../contract/index.ts';
import { afterPaint, checkedImport, inTime } from '../../loading/index.ts';
import { reportError } from '../../page/index.ts';
import type { SectionLifecycles } from '../../section/lifecycles.tsx';
import type { View } from '../../section/mount/Island.tsx';
import { eventServices } from './eventServices.ts';

/** How long an island may take to become interactive once its module has loaded. */
const TIMEOUT_MS = 10_000;

/** A section's client module: its views, and the lifecycles that mount them. */
export interface ClientModule extends SectionLifecycles {
  views: Readonly<Record<string, View>>;
}

/** Everything that all elements of one script share. */
export interface EmbedSource extends SectionFacts {
  client: ClientModule;
  /** The release in the script's pinned URL. */
  release: string;
  /** The origin the script came from: of pages, pictures and files. */
  site: string;
}

/** single-spa-react tells islands apart by their names. */
let count = 0;

/**
 * Mounts the islands of a page at once, each on its own. The section's own use the client module of the partner's script; fragments of
 * other sections use the one that the page names. An island that fails is reported, and its prerendered nodes stay.
 *
 * @param origin the site that links open
 */
export function mountIslands(page: PageData, container: ParentNode, own: EmbedSource, origin: string) {
  const mounted: (() => Promise<unknown>)[] = [];
  let hasLeft = false;

  async function mountIsland(root: PageRoot): Promise<boolean> {
    const element = container.querySelector<HTMLElement>(`[data-root="${root.id}"]`);
    const address = page.modules[moduleKey(root)];
    if (!element || !address) return true;
    let hasReported = false;
    element.addEventListener('ringside:section-error', ({ target }) => {
      hasReported ||= target === element;
    });
    let phase: 'load' | 'mount' = 'load';
    try {
      const client =
        root.section === own.section
          ? own.client
          : ((await checkedImport(address, own.site)) as ClientModule);
      const view = 'page' in root ? root.page : root.element;
      // A page may be newer than the script, which then lacks the view.
      if (hasLeft || !client.views[view]) return true;
      phase = 'mount';
      count += 1;
      const services = eventServices(element);
      const props = { name: `island-${count}`, domElement: element, view, data: root.data, services, origin };
      await client.bootstrap(props);
      mounted.push(() => client.unmount(props));
      await inTime(client.mount(props), TIMEOUT_MS, `mounting ${root.section}`);
      element.dataset.state = 'ready';
      return true;
    } catch (error) {
      if (!hasReported && !hasLeft) reportError(element, phase, error);
      return false;
    }
  }

  return {
    /** Whether all of them have become interactive. */
    areReady: Promise.all(page.roots.map(mountIsland)).then((answers) => answers.every(Boolean)),
    /** Unmounts them after the next page is painted. */
    async unmount(): Promise<void> {
      hasLeft = true;
      await afterPaint();
      for (const unmount of mounted) void unmount();
    },
  };
}

/** Events that React queues while it hydrates, to replay them afterwards. */
const REPLAYED = ['focusin', 'dragenter', 'mouseover', 'pointerover', 'gotpointercapture'];

/**
 * Withholds these events from islands that are not hydrated yet. React would replay them to their target, which an event from a
 * shadow root has lost by then, and throw. Call it before React listens at the shadow root, which gets the events in order.
 */
export function shieldHydration(root: ShadowRoot): void {
  const shield = (event: Event) => {
    const within = (event.target as Element).closest<HTMLElement>('[data-root]');
    if (within && within.dataset.state !== 'ready') event.stopImmediatePropagation();
  };
  for (const type of REPLAYED) root.addEventListener(type, shield, true);
}
