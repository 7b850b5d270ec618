import { join } from 'node:path';
import { catalogueOf, withCatalogue } from '@ringside/release/catalogue';
import { composePage } from '@ringside/release/compose';
import { directoryStore } from '@ringside/release/directory';
import { loadReleased } from '@ringside/release/loadReleased';
import { pageFile } from '@ringside/release/pageFile';
import { createSite } from '@ringside/release/site';
import { workspaceRoot } from '@ringside/release/workspace';
import { viewsOf } from '@ringside/shared/build/clientModules';
import { isReact, REACT_MODULES } from '@ringside/shared/build/vendor';
import type { Json, Release } from '@ringside/shared/contract';
import react from '@vitejs/plugin-react';
import { esmExternalRequirePlugin } from 'rolldown/plugins';
import { build, type Plugin } from 'vite';
import { site as siteContent } from '../../src/content/site.ts';

/** The parts of a client-rendered page: data for its page component and for every element in it. */
export interface ClientPage {
  title: string;
  section: string;
  page: string;
  data: Json;
  elements: { tag: string; attributes: Readonly<Record<string, string>>; data: Json }[];
  /** By section and kind, such as `news/pages`. */
  modules: Record<string, { href: string; imports: readonly string[]; style: string }>;
}

/** The path for the module of the shell's pages. The site itself never renders them in the browser. */
const SHELL_PAGES = join(workspaceRoot, 'shell/src/pages.client.ts');
const SITE_CONTENT = '/shell/src/content/site.ts';

/**
 * Turns a copy of the site into a single-page application of the same releases: an empty `main`, linked stylesheets,
 * preloaded modules and the page's data in the page. Header and footer stay in the HTML, which is faster than most
 * such applications.
 */
export async function writeClient(folder: string): Promise<void> {
  const store = directoryStore(folder);
  const sections = await loadReleased(folder, []);
  const site = createSite(sections, 'https://ringside.example');
  const vendor = sections
    .flatMap(({ release }) => release.modules.pages?.imports ?? [])
    .find((file) => file.startsWith('vendor/'));
  const chunks = await buildClient(vendor ?? '');
  for (const { fileName, code } of chunks) await store.write(fileName, Buffer.from(code));
  const entry = (name: string) => `/${chunks.find((each) => each.isEntry && each.name === name)?.fileName}`;
  const common = chunks.filter(({ isEntry }) => !isEntry).map(({ fileName }) => `/${fileName}`);

  const addressesOf = ({ name, modules, style }: Release, kind: 'pages' | 'elements') => {
    const { file = '', imports = [] } = modules[kind] ?? {};
    return name === 'shell'
      ? { href: entry('shellPages'), imports: [], style: `/${style}` }
      : { href: `/${file}`, imports: imports.map((each) => `/${each}`), style: `/${style}` };
  };
  // The builder is not compared, so its catalogue is empty.
  const catalogue = catalogueOf({ ...site, sections: [] }, []);
  for (const section of sections)
    for (const path of section.pages.hashes.keys()) {
      const found = await section.pages.load(path);
      if (!found) continue;
      const shown = withCatalogue(section, path, found, catalogue);
      const { html, elements } = await composePage(site, section, path, shown, async () => []);
      const { name } = section.release;
      const page: ClientPage = {
        title: shown.head.title,
        section: name,
        page: shown.page,
        data: { ...(shown.data as object), ...shown.serverOnly } as Json,
        elements: [],
        modules: { [`${name}/pages`]: addressesOf(section.release, 'pages') },
      };
      for (const [tag, attributes] of elements) {
        const from = site.owners.get(tag);
        // The shell's widgets need no data and are part of the client itself.
        if (!from || from.release.name === 'shell') continue;
        page.modules[`${from.release.name}/elements`] = addressesOf(from.release, 'elements');
        page.elements.push({
          tag,
          attributes,
          data: await from.server.loadElement(tag, attributes, from.content),
        });
      }
      const modules = Object.values(page.modules);
      const styles = new Set([`/${site.shell.release.style}`, ...modules.map(({ style }) => style)]);
      const preloads = new Set([
        `/${vendor}`,
        ...common,
        ...modules.flatMap(({ href, imports }) => [...imports, href]),
      ]);
      const head = [
        ...[...styles].map((href) => `<link rel="stylesheet" href="${href}">`),
        ...[...preloads].map((href) => `<link rel="modulepreload" href="${href}">`),
        `<script type="module" src="${entry('client')}"></script>`,
      ].join('');
      const data = JSON.stringify(page);
      await store.write(`client-data${path === '/' ? '/index' : path}.json`, Buffer.from(data));
      await store.write(
        pageFile(path),
        Buffer.from(
          html
            .replace(/<script type="application\/json"[\s\S]*?<\/script>/, '')
            .replace(/<main id="main">[\s\S]*<\/main>/, '<main id="main"></main>')
            .replace('</head>', () => `${head}</head>`)
            .replace(
              '</body>',
              () =>
                `<script type="application/json" id="client-page">${data.replaceAll('<', '\\u003c')}</script></body>`,
            ),
        ),
      );
    }
}

/** The chunks of the client's own script and of the shell's pages, which import React's file of the site. */
async function buildClient(vendor: string) {
  process.env.NODE_ENV = 'production';
  const root = join(workspaceRoot, 'shell/bench/client');
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [replaced, react(), esmExternalRequirePlugin({ external: [...REACT_MODULES] })],
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: { client: join(root, 'client.ts'), shellPages: SHELL_PAGES },
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'assets/bench/[name]-[hash].js',
          chunkFileNames: 'assets/bench/[name]-[hash].js',
          paths: (id: string) => (isReact(id) ? `/${vendor}` : id),
        },
      },
    },
  });
  return 'output' in result ? result.output.filter((file) => file.type === 'chunk') : [];
}

/** The module of the shell's pages; and its content as it is, without the schemas that check it while building. */
const replaced: Plugin = {
  name: 'bench:replaced',
  enforce: 'pre',
  resolveId: (id) => (id === SHELL_PAGES ? id : undefined),
  load(id) {
    if (id.endsWith(SITE_CONTENT)) return `export const site = ${JSON.stringify(siteContent)};`;
    if (id !== SHELL_PAGES) return undefined;
    return `import { sectionLifecycles } from '@ringside/shared/section';
      ${viewsOf(join(workspaceRoot, 'shell'), 'pages')}
      export const { bootstrap, mount, unmount } = sectionLifecycles(views);`;
  },
};
