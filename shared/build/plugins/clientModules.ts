import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Client modules that are the same in every section. They are generated, so they do not exist in `src/`. The keys are
 * their file names.
 */
const MODULES: Readonly<Record<string, (section: string) => string>> = {
  'elements.client.ts': (section) => `
    import './styles.css';
    import { sectionElements } from '@ringside/shared/section';
    import { views } from './elements.ts';
    export const elements = sectionElements('${section}', views);
    export { views };`,
  // Built from the other two, so that all three share their chunks.
  'embed.client.ts': () => `
    import { sectionEmbed } from '@ringside/shared/embed';
    import { views } from './elements.client.ts';
    import { pages } from './index.tsx';
    export const define = sectionEmbed(pages, views);`,
};

/** The entry of each client module of a section, by its name in the release. */
export const CLIENT_MODULES = {
  pages: 'src/index.tsx',
  elements: 'src/elements.client.ts',
  embed: 'src/embed.client.ts',
} as const;

/** The entries of the shell, except boot. */
export const SHELL_MODULES = {
  runtime: 'src/runtime.ts',
  router: 'src/routing/singleSpa.ts',
  pages: 'src/builder/builder.ts',
  frame: 'src/embed/iframe/iframe.ts',
} as const;

/** Serves {@link MODULES} as if they were files in a package's `src/`. */
export function clientModules(): Plugin {
  let root = '';
  return {
    name: 'ringside:client-modules',
    configResolved(config) {
      root = config.root;
    },
    resolveId(id, importer) {
      if (!Object.hasOwn(MODULES, basename(id))) return undefined;
      if (id.startsWith('./') && importer) return join(dirname(importer), id);
      // The development server requests modules by address, the build by file.
      return id.startsWith(root) ? id : join(root, id);
    },
    async load(id) {
      const write = MODULES[basename(id)];
      return write?.(await sectionOf(join(dirname(id), '..')));
    },
  };
}

/** The name of the section whose package is in a folder. */
export async function sectionOf(folder: string): Promise<string> {
  const { name } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { name: string };
  return name.replace(/^@ringside\/(mf-)?/, '');
}
