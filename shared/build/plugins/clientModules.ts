import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { sectionOf } from '../node/packageFolder.ts';
import { readTable } from '../tables/readTable.ts';

/**
 * A section's client modules. They are generated from its two tables, so they do not exist in `src/`. The keys are their file names.
 */
const MODULES: Readonly<Record<string, (section: string, root: string) => string>> = {
  'pages.client.ts': (_, root) => `
    import './styles.css';
    import { sectionLifecycles } from '@ringside/shared/section';
    ${viewsOf(root, 'pages')}
    export const { bootstrap, mount, unmount } = sectionLifecycles(views);
    export { views };`,
  'elements.client.ts': (section, root) => `
    import './styles.css';
    import { sectionElements } from '@ringside/shared/section';
    ${viewsOf(root, 'elements')}
    export const elements = sectionElements('${section}', views);
    export { views };`,
  // Built from the other two, so that all three share their chunks.
  'embed.client.ts': () => `
    import { sectionEmbed } from '@ringside/shared/embed';
    import { views as elements } from './elements.client.ts';
    import { views as pages } from './pages.client.ts';
    export const define = sectionEmbed(pages, elements);`,
};

/**
 * Code that imports only the views of a table, as the constant `views`. Static elements are left out.
 *
 * @param root the package's folder; the code belongs in a module of its `src/`
 */
export function viewsOf(root: string, kind: 'pages' | 'elements'): string {
  const entries = readTable(root, kind).entries.filter(({ isClient }) => isClient);
  return [
    ...entries.map(({ view }, index) => `import { ${view.name} as view${index} } from '${view.from}';`),
    `const views = { ${entries.map(({ name }, index) => `'${name}': view${index}`).join(', ')} };`,
  ].join('\n');
}

/** The entry of each client module of a section, by its name in the release. */
export const CLIENT_MODULES = {
  pages: 'src/pages.client.ts',
  elements: 'src/elements.client.ts',
  embed: 'src/embed.client.ts',
} as const;

/** The entries of the shell, except boot. */
export const SHELL_MODULES = {
  runtime: 'src/scripts/runtime.ts',
  router: 'src/routing/singleSpa.ts',
  countdown: 'src/scripts/countdown.ts',
  pages: 'src/builder/builder.ts',
  frame: 'src/embed/iframe/iframe.ts',
} as const;

/** Where a build lists the ids of the modules in each client file, for tests. The list is not part of the release. */
export const MODULE_LIST = '.cache/client-modules.json';

/** Serves {@link MODULES} as if they were files in a package's `src/`. */
export function clientModules(): Plugin {
  return {
    name: 'ringside:client-modules',
    resolveId(id, importer) {
      if (!Object.hasOwn(MODULES, basename(id))) return undefined;
      if (id.startsWith('./') && importer) return join(dirname(importer), id);
      const { root } = this.environment.config;
      // The development server requests modules by URL, the build by file.
      return id.startsWith(root) ? id : join(root, id);
    },
    async load(id) {
      const write = MODULES[basename(id)];
      if (!write) return undefined;
      const folder = join(dirname(id), '..');
      return write(await sectionOf(folder), folder);
    },
    // Vite does not know that these modules are made from the tables. The page is loaded again anyway.
    hotUpdate({ file }) {
      const { name, moduleGraph } = this.environment;
      if (name === 'client' && /\/src\/(pages|elements)\.ts$/.test(file)) moduleGraph.invalidateAll();
    },
  };
}
