import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { readTable } from '../tables/readTable.ts';

/**
 * A section's client modules. They are generated from its two tables, so they do not exist in `src/`. The keys are their file names.
 */
const MODULES: Readonly<Record<string, (root: string) => string>> = {
  'section.client.ts': (root) => `
    import './styles.css';
    import { sectionLifecycles } from '@ringside/shared/section';
    ${viewsOf(root)}
    export { views };
    export const { bootstrap, mount, unmount } = sectionLifecycles(views);`,
  'embed.client.ts': () => `
    import { sectionEmbed } from '@ringside/shared/embed';
    import * as client from './section.client.ts';
    export const define = sectionEmbed(client);`,
};

/**
 * Code that imports only the views of a package's tables, as the constant `views`. Views without a control are left out.
 *
 * @param root the package's folder; the code belongs in a module of its `src/`
 */
export function viewsOf(root: string): string {
  const tables = (['pages', 'elements'] as const).flatMap((kind) => readTable(root, kind).entries);
  const entries = tables.filter(({ isClient }) => isClient);
  return [
    ...entries.map(({ view }, index) => `import { ${view.name} as view${index} } from '${view.from}';`),
    `const views = { ${entries.map(({ name }, index) => `'${name}': view${index}`).join(', ')} };`,
  ].join('\n');
}

/** The entry of each client module of a section: its views, and the code that shows them on partners' pages. */
export const CLIENT_MODULES = { client: 'src/section.client.ts', embed: 'src/embed.client.ts' } as const;

export const SHELL_MODULES = {
  runtime: 'src/scripts/runtime.ts',
  router: 'src/routing/singleSpa.ts',
  countdown: 'src/scripts/countdown.ts',
  newsletter: 'src/scripts/newsletter.ts',
  client: 'src/builder/builder.ts',
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
      return id.startsWith(root) ? id : join(root, id);
    },
    load: (id) => MODULES[basename(id)]?.(join(dirname(id), '..')),
    // Vite does not know that these modules are made from the tables. The page is loaded again anyway.
    hotUpdate({ file }) {
      const { name, moduleGraph } = this.environment;
      if (name === 'client' && /\/src\/(pages|elements)\.ts$/.test(file)) moduleGraph.invalidateAll();
    },
  };
}
