import { join } from 'node:path';
import { catalogueOf, withCatalogue } from '@ringside/release/catalogue';
import { type ComposedPage, composePage, pageFile } from '@ringside/release/compose';
import { directoryStore } from '@ringside/release/directory';
import { loadReleased } from '@ringside/release/loadReleased';
import { createSite, type LoadedSection, type Site } from '@ringside/release/site';
import { workspaceRoot } from '@ringside/release/workspace';
import type { Json, LoadedPage, Release } from '@ringside/shared/contract';
import { buildClient, type ClientFiles } from './buildClient.ts';
import {
  CLIENT_PAGE_ID,
  type ClientModuleAddress,
  type ClientPage,
  dataAddress,
} from './client/clientPage.ts';
import { pageEntries } from './pageEntries.ts';

/**
 * Writes the site as a single-page application from the same releases: an empty `main`, linked stylesheets, and
 * preloaded eager modules, with the page's data in the page. Header and footer stay in the HTML, which is faster than
 * most such applications.
 */
export async function writeClientRendered(site: string): Promise<void> {
  const sections = await loadReleased(site, []);
  const composed = createSite(sections, 'https://ringside.example');
  const react = sections
    .flatMap(({ release }) => release.modules.pages?.imports ?? [])
    .find((file) => file.startsWith('vendor/'));
  if (!react) throw new Error('@ringside/shell: no released section uses React.');
  const client = await buildClient(join(workspaceRoot, 'shell/bench/variants'), site, react);
  const store = directoryStore(site);
  // The builder is not compared, so its catalogue is empty.
  const catalogue = catalogueOf({ ...composed, sections: [] }, []);
  for (const { owner, path, page } of await pageEntries(sections)) {
    const assets = async () => [];
    const shown = withCatalogue(owner, path, page, catalogue);
    const { html, elements } = await composePage(composed, owner, path, shown, assets);
    const data = await clientPage(composed, owner, shown, elements, client);
    await store.write(dataAddress(path).slice(1), Buffer.from(JSON.stringify(data)));
    await store.write(pageFile(path), Buffer.from(emptied(html, data, composed, client, react)));
  }
}

async function clientPage(
  { owners }: Site,
  owner: LoadedSection,
  page: LoadedPage,
  placed: ComposedPage['elements'],
  client: ClientFiles,
): Promise<ClientPage> {
  const modules: Record<string, ClientModuleAddress> = {};
  const bring = ({ name, modules: built, style }: Release, kind: 'pages' | 'elements') => {
    const isShell = name === 'shell';
    const { file = '', imports = [] } = built[kind] ?? {};
    modules[`${name}/${kind}`] = {
      href: isShell ? client.shellPages : `/${file}`,
      imports: isShell ? [] : imports.map((each) => `/${each}`),
      style: `/${style}`,
    };
  };
  bring(owner.release, 'pages');
  const elements: ClientPage['elements'][number][] = [];
  for (const [tag, attributes] of placed) {
    const element = owners.get(tag);
    // The shell's widgets need no data and are part of the client itself.
    if (!element || element.release.name === 'shell') continue;
    bring(element.release, 'elements');
    const data = await element.server.loadElement(tag, attributes, element.content);
    elements.push({ tag, attributes, data });
  }
  return {
    title: page.head.title,
    owner: owner.release.name,
    page: page.page,
    data: { ...(page.data as object), ...page.serverOnly } as Json,
    elements,
    modules,
  };
}

function emptied(html: string, page: ClientPage, site: Site, client: ClientFiles, react: string): string {
  const modules = Object.values(page.modules);
  const styles = new Set([`/${site.shell.release.style}`, ...modules.map(({ style }) => style)]);
  const own = modules.flatMap(({ href, imports }) => [...imports, href]);
  const preloads = new Set([`/${react}`, ...client.imports, ...own]);
  const head = [
    ...[...styles].map((href) => `<link rel="stylesheet" href="${href}">`),
    ...[...preloads].map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${client.client}"></script>`,
  ].join('');
  const data = JSON.stringify(page).replaceAll('<', '\\u003c');
  return html
    .replace(/<script type="application\/json"[\s\S]*?<\/script>/, '')
    .replace(/<main id="main">[\s\S]*<\/main>/, '<main id="main"></main>')
    .replace('</head>', () => `${head}</head>`)
    .replace(
      '</body>',
      () => `<script type="application/json" id="${CLIENT_PAGE_ID}">${data}</script></body>`,
    );
}
