import { join } from 'node:path';
import { directoryStore } from '@ringside/release/directory';
import { workspaceRoot } from '@ringside/release/workspace';
import { viewsOf } from '@ringside/shared/build/clientModules';
import { isReact, REACT_MODULES } from '@ringside/shared/build/vendor';
import react from '@vitejs/plugin-react';
import { esmExternalRequirePlugin } from 'rolldown/plugins';
import { build, type Plugin } from 'vite';
import { site as siteContent } from '../../src/content/site.ts';

/** Where the module of the shell's pages would lie. */
const SHELL_PAGES = join(workspaceRoot, 'shell/src/pages.client.ts');

/** Addresses of the built client on its site. */
export interface ClientFiles {
  client: string;
  shellPages: string;
  /** Modules that both import. */
  imports: readonly string[];
}

/**
 * Builds the script of the client-rendered variant into a site, using the React file of the site's sections.
 *
 * @param vendor React's address relative to the site's root
 */
export async function buildClient(root: string, site: string, vendor: string): Promise<ClientFiles> {
  process.env.NODE_ENV = 'production';
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [
      checkedContent,
      shellPages,
      react(),
      esmExternalRequirePlugin({ external: [...REACT_MODULES] }),
    ],
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: { client: join(root, 'client/client.ts'), shellPages: SHELL_PAGES },
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'assets/bench/[name]-[hash].js',
          chunkFileNames: 'assets/bench/[name]-[hash].js',
          paths: (id: string) => (isReact(id) ? `/${vendor}` : id),
        },
      },
    },
  });
  const chunks = 'output' in result ? result.output.filter((file) => file.type === 'chunk') : [];
  const store = directoryStore(site);
  for (const { fileName, code } of chunks) await store.write(fileName, Buffer.from(code));
  const entry = (name: string) => {
    const chunk = chunks.find((each) => each.isEntry && each.name === name);
    if (!chunk) throw new Error(`@ringside/shell: the client build has no ${name}.`);
    return `/${chunk.fileName}`;
  };
  const imports = chunks.filter(({ isEntry }) => !isEntry).map(({ fileName }) => `/${fileName}`);
  return { client: entry('client'), shellPages: entry('shellPages'), imports };
}

/** The shell's own pages, as a section would ship them. The site itself never renders them in the browser. */
const shellPages: Plugin = {
  name: 'ringside:shell-pages',
  resolveId: (id) => (id === SHELL_PAGES ? id : undefined),
  load: (id) =>
    id === SHELL_PAGES
      ? `import { sectionLifecycles } from '@ringside/shared/section';
        ${viewsOf(join(workspaceRoot, 'shell'), 'pages')}
        export const { bootstrap, mount, unmount } = sectionLifecycles(views);`
      : undefined,
};

/** Content is checked at build time. Without this, the schemas and their library would be bundled. */
const checkedContent: Plugin = {
  name: 'ringside:checked-content',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/shell/src/content/site.ts')
      ? `export const site = ${JSON.stringify(siteContent)};`
      : undefined,
};
