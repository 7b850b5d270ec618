import {
  moduleKey,
  type PageData,
  type PageRoot,
  type SectionFacts,
  type Services,
  send,
} from '../../contract/index.ts';
import { afterPaint, checkedImport, inTime } from '../../loading/index.ts';
import { reportError } from '../../page/index.ts';
import type { View } from '../../section/Island.tsx';
import type { SectionLifecycles } from '../../section/lifecycles.tsx';

/** How long mounting may take. */
const TIMEOUT_MS = 10_000;

export interface ClientModule extends SectionLifecycles {
  views: Readonly<Record<string, View>>;
}

export interface EmbedSource extends SectionFacts {
  client: ClientModule;
  release: string;
  /** The origin the script came from. */
  site: string;
}

/** single-spa-react tells islands apart by their names, also those that other sections' scripts mount. */
let count = 0;

/**
 * Mounts the islands and widgets of a page, each on its own. The section's own islands use the partner's script;
 * other sections' fragments use the module that the page names.
 * @param origin the site that links open
 */
export function mountIslands(
  page: PageData,
  container: ParentNode,
  own: EmbedSource,
  origin: string,
) {
  const mounted: (() => Promise<unknown>)[] = [];
  let hasLeft = false;

  /** @returns whether it works */
  async function mountIsland(root: PageRoot): Promise<boolean> {
    const domElement = container.querySelector<HTMLElement>(`[data-root="${root.id}"]`);
    const module = page.modules[moduleKey(root)];
    if (!domElement || !module) return true;
    let hasReported = false;
    domElement.addEventListener('ringside:section-error', ({ target }) => {
      hasReported ||= target === domElement;
    });
    let phase: 'load' | 'mount' = 'load';
    try {
      const isOwn = root.section === own.section;
      const client = isOwn ? own.client : ((await checkedImport(module, own.site)) as ClientModule);
      const view = 'page' in root ? root.page : root.element;
      // A page may be newer than the script.
      if (hasLeft || !client.views[view]) return true;
      phase = 'mount';
      count += 1;
      const services = eventServices(domElement);
      const name = `${own.section}-${count}`;
      const props = { name, domElement, view, data: root.data, services, origin };
      await client.bootstrap(props);
      mounted.push(() => client.unmount(props));
      await inTime(client.mount(props), TIMEOUT_MS, `mounting ${root.section}`);
      domElement.dataset.state = 'ready';
      return true;
    } catch (error) {
      if (!hasReported && !hasLeft) reportError(domElement, phase, error);
      return false;
    }
  }

  loadWidgets(container, own.site);
  return {
    areReady: Promise.all(page.roots.map(mountIsland)).then((results) => results.every(Boolean)),
    /** After the next page is painted. */
    async unmount(): Promise<void> {
      hasLeft = true;
      await afterPaint();
      for (const unmount of mounted) void unmount();
    },
  };
}

/** Toasts become events, and nothing is stored. */
const eventServices = (island: EventTarget): Services => ({
  toast: { show: (toast) => void send(island, 'ringside:notice', toast) },
  storage: { read: () => undefined, write: () => false },
});

/** Widgets have embed files of their own. Without it, their prerendered text shows. */
function loadWidgets(container: ParentNode, site: string): void {
  const missing = [...container.querySelectorAll('[data-section="shell"]:not(:defined)')];
  for (const tag of new Set(missing.map(({ localName }) => localName))) {
    const href = `/embed/${tag.replace('ringside-', '')}.js`;
    checkedImport({ href, imports: [] }, site).catch((error: unknown) =>
      console.warn(`ringside: <${tag}> could not be loaded.`, error),
    );
  }
}

/** React queues them while it hydrates, to replay them. */
const REPLAYED = ['focusin', 'dragenter', 'mouseover', 'pointerover', 'gotpointercapture'];

/**
 * Withholds these events from islands that are not hydrated yet: when React replays them, an event from a shadow root
 * has lost its target, and React throws. React must not listen yet.
 */
export function shieldHydration(root: ShadowRoot): void {
  const shield = (event: Event) => {
    const island = (event.target as Element).closest<HTMLElement>('[data-root]');
    if (island && island.dataset.state !== 'ready') event.stopImmediatePropagation();
  };
  for (const type of REPLAYED) root.addEventListener(type, shield, true);
}
