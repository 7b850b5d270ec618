import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Client modules that read the same in every section, so that no section writes them: by the name of their file, which
 * nobody finds in `src/`.
 */
const MODULES: Readonly<Record<string, (section: string) => string>> = {
  'elements.client.ts': (section) => `
    import './styles.css';
    import { sectionElements } from '@ringside/shared/section';
    import { views } from './elements.ts';
    export const elements = sectionElements('${section}', views);
    export { views };`,
  // From the two others, so that all three share their chunks.
  'embed.client.ts': () => `
    import { sectionEmbed } from '@ringside/shared/embed';
    import { views } from './elements.client.ts';
    import { pages } from './index.tsx';
    export const define = sectionEmbed(pages, views);`,
};

/** Where a section's client modules begin, by the name a release gives them. */
export const CLIENT_MODULES = {
  pages: 'src/index.tsx',
  elements: 'src/elements.client.ts',
  embed: 'src/embed.client.ts',
} as const;

/** Where the shell's begin, boot apart. */
export const SHELL_MODULES = {
  runtime: 'src/runtime.ts',
  router: 'src/routing/singleSpa.ts',
  pages: 'src/builder/builder.ts',
  frame: 'src/embed/iframe/iframe.ts',
} as const;

/** Answers for {@link MODULES} as if they lay in a package's `src/`. */
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
      // The development server asks by address, the build by file.
      return id.startsWith(root) ? id : join(root, id);
    },
    async load(id) {
      const write = MODULES[basename(id)];
      return write?.(await sectionOf(join(dirname(id), '..')));
    },
  };
}

/** The name of the section in a package's folder. */
export async function sectionOf(folder: string): Promise<string> {
  const { name } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { name: string };
  return name.replace(/^@ringside\/(mf-)?/, '');
}
