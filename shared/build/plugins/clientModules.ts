import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { tableEntries } from '../tables/readTable.ts';

/** The modules by file name. Each is generated from a section's two tables. */
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

const CLIENT_MODULES = {
  client: 'src/section.client.ts',
  embed: 'src/embed.client.ts',
} as const;

/** The scripts of the package with which every shell is made. */
const SHELL_SCRIPTS = {
  boot: 'boot',
  runtime: 'runtime',
  // Released pages have it by this name.
  router: 'islands',
  fragments: 'fragments',
} as const;

/** The further modules of a shell with widgets and a catalogue. */
const WIDGET_MODULES = {
  countdown: 'src/scripts/countdown.ts',
  newsletter: 'src/scripts/newsletter.ts',
  client: 'src/embed/page/start.ts',
  frame: 'src/embed/iframe/start.ts',
} as const;

/** The entries of a package, by name, in its folder. */
export function entriesOf(root: string, section: string): Readonly<Record<string, string>> {
  if (section !== 'shell') return CLIENT_MODULES;
  const kit = shellKit(root);
  const scripts = Object.entries(SHELL_SCRIPTS).map(([name, script]) => [
    name,
    relative(root, join(kit, `src/scripts/${script}.ts`)),
  ]);
  const own = Object.entries(WIDGET_MODULES).filter(([, file]) => existsSync(join(root, file)));
  return Object.fromEntries([...scripts, ...own]);
}

/** The folder of `@ringside/shell` for a shell, which may be itself. */
const shellKit = (root: string): string =>
  dirname(realpathSync(createRequire(join(root, 'package.json')).resolve(`${SHELL}/package.json`)));

const SHELL = '@ringside/shell';

/** The files that a shell's own package has in place of files of `@ringside/shell`. */
const OWN = { 'own/styles.css': 'styles.css', 'own/enhanceLayout.ts': 'layout/enhanceLayout.ts' };

/** @param shell the folder of the shell's package */
export const ownParts = (shell: string): Plugin => ({
  name: 'ringside:own-parts',
  enforce: 'pre',
  resolveId(source) {
    for (const [placeholder, path] of Object.entries(OWN)) {
      const own = resolve(shell, 'src', path);
      if (source.endsWith(`/${placeholder}`) && existsSync(own)) return own;
    }
    return undefined;
  },
});

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
