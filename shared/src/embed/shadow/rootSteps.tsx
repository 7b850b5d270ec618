import type { ModuleAddress, PageRoot } from '../../contract/index.ts';
import { checkedImport, fetchModule } from '../../loading/index.ts';
import type { RootStart, RootSteps } from '../../page/index.ts';
import { createSectionRoot, RootView, reportReady, type View } from '../../section/root/root.tsx';
import { eventServices } from '../../section/root/services.tsx';
import type { Origins } from '../addresses.ts';

export type Views = Readonly<Record<string, View>>;

/** A section's views, from the module that the partner's script names. */
export interface SectionViews {
  section: string;
  pages: Views;
  elements: Views;
  /** What they are from. */
  module: ModuleAddress;
}

/**
 * How roots start on a partner's page: with the views of the partner's script, and those of another section's fragment with
 * the module that the page names. A view that throws reports itself and keeps its prerendered nodes.
 */
export function rootSteps(own: SectionViews, origins: () => Origins): RootSteps<View> {
  const { site } = origins();
  const isOwn = (root: PageRoot) => root.section === own.section;
  return {
    fetch: async ({ root, address }) => (isOwn(root) ? undefined : fetchModule(address, site)),

    async evaluate({ root, address }) {
      if ('page' in root) return own.pages[root.page];
      if (isOwn(root)) return own.elements[root.element];
      const { views } = (await checkedImport(address, site)) as { views: Views };
      return views[root.element];
    },

    hydrate(start, view) {
      const { root, element } = start;
      const reactRoot = createSectionRoot(element, {
        mayDiffer: isOwn(root) && isOfAnotherRelease(start, own),
      });
      reactRoot.render(
        <RootView
          view={view}
          data={root.data}
          services={eventServices(element)}
          context={{ container: element, origin: origins().links }}
          onReady={() => reportReady(element)}
        />,
      );
      return reactRoot;
    },
  };
}

/** Pages are live, and a pinned script stays as it is: in time its views are not those that a page was composed with. */
const isOfAnotherRelease = ({ address }: RootStart, { module }: SectionViews): boolean =>
  !module.imports?.some(({ href }) => href === address.href);

/** What React puts aside while it hydrates, to send it again. */
const REPLAYED = ['focusin', 'dragenter', 'mouseover', 'pointerover', 'gotpointercapture'];

/**
 * Keeps events from roots that do not answer yet. React would send them again to their target, which an event from a
 * shadow root no longer has by then, and throw.
 */
export function shieldHydration(root: ShadowRoot): void {
  const shield = (event: Event) => {
    const within = (event.target as Element).closest<HTMLElement>('[data-root]');
    if (within && within.dataset.state !== 'ready') event.stopPropagation();
  };
  for (const type of REPLAYED) root.addEventListener(type, shield, true);
}
