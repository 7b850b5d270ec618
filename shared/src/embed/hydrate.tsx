import type { ModuleAddress, PageData, PageRoot } from '../contract/index.ts';
import { moduleKey } from '../contract/index.ts';
import { checkedImport } from '../loading/index.ts';
import { createSectionRoot, RootView, type View } from '../section/root.tsx';
import { eventServices } from '../section/services.tsx';
import type { Origins } from './addresses.ts';

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
 * Hydrates every root below a node.
 *
 * @returns when all of them answer; one that throws reports itself and keeps its prerendered nodes. And what unmounts them
 */
export function hydratePage(within: ParentNode, data: PageData, own: SectionViews, origins: () => Origins) {
  const mounted: { unmount(): void }[] = [];
  const hydrated = data.roots.map(async (root) => {
    const element = within.querySelector<HTMLElement>(`[data-root="${root.id}"]`);
    const view = await viewOf(root, data, own, origins().site);
    if (!element || !view) return;
    const services = eventServices(element);
    const place = { container: element, origin: origins().links };
    await new Promise<void>((resolve) => {
      const reactRoot = createSectionRoot(element, { mayDiffer: isOfAnotherRelease(root, data, own) });
      mounted.push(reactRoot);
      const onReady = () => {
        element.dataset.state = 'ready';
        resolve();
      };
      reactRoot.render(
        <RootView view={view} data={root.data} services={services} place={place} onReady={onReady} />,
      );
    });
  });
  return {
    ready: Promise.all(hydrated),
    unmount: () => {
      for (const root of mounted) root.unmount();
    },
  };
}

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

/** Pages are live, and a pinned script stays as it is: in time its views are not those that a page was composed with. */
function isOfAnotherRelease(root: PageRoot, { modules }: PageData, own: SectionViews): boolean {
  const address = modules[moduleKey(root)];
  return root.section === own.section && own.module.imports.every(({ href }) => href !== address?.href);
}

/** The view of a root; of another section's fragment from the module that the page names. */
async function viewOf(
  root: PageRoot,
  data: PageData,
  own: SectionViews,
  site: string,
): Promise<View | undefined> {
  if ('page' in root) return own.pages[root.page];
  if (root.section === own.section) return own.elements[root.element];
  const address = data.modules[moduleKey(root)];
  if (!address) return undefined;
  const { views } = (await checkedImport(address, site)) as { views: Views };
  return views[root.element];
}
