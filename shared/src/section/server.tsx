import { renderToString } from 'react-dom/server';
import type { Json, LoadedPage, SectionManifest, SectionServer, Services } from '../contract/index.ts';
import { RootView, type View } from './root.tsx';

/** While rendering to HTML, nothing can be shown or stored. */
const inertServices: Services = {
  toast: { show() {} },
  storage: { read: () => undefined, write: () => false },
};

export interface SectionServerOptions<Content> {
  pages: Readonly<Record<string, View>>;
  elements: Readonly<Record<string, View>>;
  /** The views of the elements that the manifest lists as static. */
  staticElements?: Readonly<Record<string, View>>;
  /**
   * Every path with the function that loads its page. To keep large content out of `server.js`, pass a function that
   * imports it with `import()`: then only the build loads it.
   */
  routes: readonly Route[] | (() => Promise<readonly Route[]>);
  /** JSON that elements are made from. Import it with `import()` for the same reason. */
  content?: () => Promise<Content>;
  /** Loads each element's data from its attributes. */
  loadElement?: Readonly<
    Record<string, (attributes: Readonly<Record<string, string>>, content: Content) => Json>
  >;
  /** The sets of attributes that each element offers to partners. */
  elementChoices?: (content: Content) => ReturnType<NonNullable<SectionServer['elementChoices']>>;
}

export type Route = readonly [path: string, load: () => LoadedPage];

/** Makes a section's `server.tsx` from its pages and content. */
export function createSectionServer<Content = undefined>(
  manifest: SectionManifest,
  options: SectionServerOptions<Content>,
): SectionServer {
  const { staticElements = {} } = options;
  const elements = { ...options.elements, ...staticElements };
  if (Object.keys(staticElements).sort().join() !== [...(manifest.staticElements ?? [])].sort().join())
    throw new Error(
      `@ringside/mf-${manifest.name}: name the same static elements in manifest.ts and in staticElements.ts.`,
    );
  let loading: Promise<ReadonlyMap<string, Route[1]>> | undefined;
  const routes = () => {
    loading ??= Promise.resolve(
      typeof options.routes === 'function' ? options.routes() : options.routes,
    ).then((list) => new Map(list));
    return loading;
  };
  const html = (view: View, data: Json, identifierPrefix: string) =>
    renderToString(<RootView view={view} data={data} services={inertServices} />, { identifierPrefix });
  const own = <Value,>(table: Readonly<Record<string, Value>> | undefined, key: string): Value => {
    const value = table && Object.hasOwn(table, key) ? table[key] : undefined;
    if (!value) throw new Error(`@ringside/mf-${manifest.name}: has no "${key}".`);
    return value;
  };
  return {
    manifest,
    paths: async () => [...(await routes()).keys()],
    load: async (path) => (await routes()).get(path)?.(),
    render: ({ page, data, serverOnly }, rootId) =>
      html(own(options.pages, page), serverOnly ? { ...(data as object), ...serverOnly } : data, rootId),
    // The build wrote it as JSON from the result of the same function.
    loadElement: (tag, attributes, content) => own(options.loadElement, tag)(attributes, content as Content),
    elementChoices: (content) => options.elementChoices?.(content as Content) ?? {},
    renderElement: (tag, data, rootId) => html(own(elements, tag), data, rootId),
    ...(options.content && { content: options.content }),
  };
}

export { createCards, createPictures, type PictureIndex } from './pictures.ts';
