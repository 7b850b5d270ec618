import { renderToString } from 'react-dom/server';
import type { Json, LoadedPage, SectionManifest, SectionServer, Services } from '../contract/index.ts';
import { RootView, type View } from './root.tsx';

/** While rendering to HTML nothing can be shown or kept. */
const inertServices: Services = {
  toast: { show() {} },
  storage: { read: () => undefined, write: () => false },
};

export interface SectionServerOptions {
  pages: Readonly<Record<string, View>>;
  elements: Readonly<Record<string, View>>;
  /** Every address with the function that loads its page. */
  routes: readonly (readonly [path: string, load: () => LoadedPage])[];
  /** What loads each element's data from its attributes. */
  loadElement?: Readonly<Record<string, (attributes: Readonly<Record<string, string>>) => Json>>;
}

/** A section's `server.js`, from its pages and content. */
export function createSectionServer(manifest: SectionManifest, options: SectionServerOptions): SectionServer {
  const routes = new Map(options.routes);
  const html = (view: View, data: Json, identifierPrefix: string) =>
    renderToString(<RootView view={view} data={data} services={inertServices} />, { identifierPrefix });
  const own = <Value,>(table: Readonly<Record<string, Value>> | undefined, key: string): Value => {
    const value = table && Object.hasOwn(table, key) ? table[key] : undefined;
    if (!value) throw new Error(`@ringside/mf-${manifest.name}: has no "${key}".`);
    return value;
  };
  return {
    manifest,
    paths: () => [...routes.keys()],
    load: (path) => routes.get(path)?.(),
    render: ({ page, data, serverOnly }, rootId) =>
      html(own(options.pages, page), serverOnly ? { ...(data as object), ...serverOnly } : data, rootId),
    loadElement: (tag, attributes) => own(options.loadElement, tag)(attributes),
    renderElement: (tag, data, rootId) => html(own(options.elements, tag), data, rootId),
  };
}
export { createCards, createPictures, type PictureIndex } from './pictures.ts';
