import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { tableEntries } from '../tables/readTable.ts';

/** By file name, generated from a section's two tables. */
const MODULES: Readonly<Record<string, (root: string) => string>> = {
  'section.client.ts': (root) => `
    import './styles.css';
    import { sectionLifecycles } from '@ringside/shared/section';
    ${viewsOf(root)}
    export { views };
    export const { bootstrap, mount, unmount } = sectionLifecycles(views);`,
  'embed.client.ts': () => `
    import { sectionEmbed } from '@ringside/shared/internal/embed';
    import { bootstrap, mount, unmount, views } from './section.client.ts';
    export const define = sectionEmbed({ bootstrap, mount, unmount, views });`,
};

export function viewsOf(root: string): string {
  const entries = tableEntries(root).filter(({ isClient }) => isClient);
  return [
    ...entries.map(
      ({ view }, index) => `import { ${view.name} as view${index} } from '${view.from}';`,
    ),
    `const views = { ${entries.map(({ name }, index) => `'${name}': view${index}`).join(', ')} };`,
  ].join('\n');
}

export const CLIENT_MODULES = {
  client: 'src/section.client.ts',
  embed: 'src/embed.client.ts',
} as const;

export const SHELL_MODULES = {
  runtime: 'src/scripts/runtime.ts',
  router: 'src/scripts/router.ts',
  countdown: 'src/scripts/countdown.ts',
  newsletter: 'src/scripts/newsletter.ts',
  client: 'src/embed/page/start.ts',
  frame: 'src/embed/iframe/start.ts',
} as const;

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
    // Vite does not know that these modules depend on the tables. The page reloads anyway.
    hotUpdate({ file }) {
      const { name, moduleGraph } = this.environment;
      if (name === 'client' && /\/src\/(pages|elements)\.ts$/.test(file))
        moduleGraph.invalidateAll();
    },
  };
}
