import type { PageRoot, SectionFacts } from '../../contract/index.ts';
import { checkedImport } from '../../loading/index.ts';
import type { RootSteps } from '../../page/index.ts';
import { eventServices } from '../../section/mount/eventServices.ts';
import { hydrateHost } from '../../section/mount/hydrateHost.ts';
import { Island, type View } from '../../section/mount/Island.tsx';
import type { Origins } from '../addresses.ts';

export type Views = Readonly<Record<string, View>>;

/** Everything that all elements of one script share. Its module contains the views. */
export interface EmbedSource extends SectionFacts {
  pages: Views;
  elements: Views;
  /** The release in the script's pinned URL. */
  release: string;
  /** The origin the script came from: of pages, pictures and files. */
  site: string;
}

/**
 * How roots start on a partner's page. The section's own roots use the views of the partner's script; fragments of other sections use
 * the module that the page names. A view that throws is reported, and its prerendered nodes stay.
 */
export function rootSteps(own: EmbedSource, origins: () => Origins): RootSteps<View> {
  const isOwn = (root: PageRoot) => root.section === own.section;
  return {
    async load({ root, address }) {
      if ('page' in root) return own.pages[root.page];
      if (isOwn(root)) return own.elements[root.element];
      const { views } = (await checkedImport(address, own.site)) as { views: Views };
      return views[root.element];
    },

    hydrate({ root, element }, view) {
      const { links: origin } = origins();
      const services = eventServices(element);
      const island = (
        <Island view={view} data={root.data} services={services} host={element} origin={origin} />
      );
      // A pinned script never changes, but pages do. So a page may have been composed with newer views than the script contains.
      return hydrateHost(element, island, { mayDiffer: isOwn(root) }).unmount;
    },
  };
}

/** Events that React queues while it hydrates, to replay them afterwards. */
const REPLAYED = ['focusin', 'dragenter', 'mouseover', 'pointerover', 'gotpointercapture'];

/**
 * Withholds these events from roots that are not hydrated yet. React would replay them to their target, which an event from a
 * shadow root has lost by then, and throw.
 */
export function shieldHydration(root: ShadowRoot): void {
  const shield = (event: Event) => {
    const within = (event.target as Element).closest<HTMLElement>('[data-root]');
    if (within && within.dataset.state !== 'ready') event.stopPropagation();
  };
  for (const type of REPLAYED) root.addEventListener(type, shield, true);
}
