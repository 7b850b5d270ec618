import { type Json, PAGE_DATA_ID, type PageData } from '../contract/index.ts';
import { ringsideElement, type ShownView } from './element.ts';
import { eventServices } from './mount/eventServices.ts';
import { hydrateHost } from './mount/hydrateHost.ts';
import { Island, type View } from './mount/Island.tsx';

/** All elements of a section by tag. Importing this defines nothing; the code that loads the section defines them. */
export const sectionElements = (section: string, views: Readonly<Record<string, View>>) =>
  Object.fromEntries(
    Object.entries(views).map(([tag, view]) => [
      tag,
      ringsideElement({ data: undefined }, (host) => fragment(host, section, view)),
    ]),
  ) satisfies Record<string, CustomElementConstructor>;

/** A fragment on a page of the site: it hydrates its prerendered children. */
function fragment(host: HTMLElement, section: string, view: View): ShownView {
  const services = eventServices(host);
  let root: ReturnType<typeof hydrateHost> | undefined;
  let latest: Json | undefined;
  const update: ShownView['update'] = ({ data = latest ?? prerenderedData(host) }) => {
    // The same data again would be an update before the first render has hydrated.
    if (!host.isConnected || data === undefined || (root && data === latest)) return;
    host.dataset.section ??= section;
    latest = data;
    const island = <Island view={view} data={data} services={services} host={host} />;
    if (root) root.render(island);
    else root = hydrateHost(host, island);
  };
  return {
    update,
    unmount() {
      root?.unmount();
      root = undefined;
      latest = undefined;
    },
    retry() {
      root = undefined;
      update({});
    },
  };
}

function prerenderedData({ dataset: { root: id } }: HTMLElement): Json | undefined {
  const text = id && document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) return undefined;
  return (JSON.parse(text) as PageData).roots.find((root) => root.id === id)?.data;
}
