import type { LoadedPage, SectionManifest, SectionServer } from '@ringside/shared/contract';
import { composePage } from './compose.ts';
import { createSite, type LoadedSection } from './site.ts';

type Load = (module: string) => Promise<unknown>;

/** Every package with a manifest; Vite adds and removes packages while it runs. */
const manifests: Readonly<Record<string, SectionManifest>> = {
  ...import.meta.glob('/shell/src/manifest.ts', { import: 'manifest', eager: true }),
  ...import.meta.glob('/mf-*/src/manifest.ts', { import: 'manifest', eager: true }),
};

/** Vite's client, React's fast refresh, then the shell; in this order, and without a policy, which would forbid them. */
const SCRIPTS = ['@vite/client', '@id/@vitejs/plugin-react/preamble', 'shell/src/boot.ts'];

/**
 * Composes a page from the packages' sources. An address nobody has gets the nearest "not found" page.
 *
 * @param load runs a module of the workspace by its address
 */
export async function composeDevPage(load: Load, path: string): Promise<{ status: number; html: string }> {
  const folders = Object.keys(manifests).map((file) => file.split('/')[1] ?? '');
  const sections = await Promise.all(folders.map((folder) => loadSource(load, folder)));
  const site = createSite(sections, 'https://ringside.example');
  const { owner, page, address } = findPage(sections, path);
  // All styles on every page: a soft navigation then needs none that is not there, and Vite's client, which knows
  // them by their file, exchanges them in place.
  const assets = () => [
    ...sections.map(
      ({ style, file }) => `<style type="text/css" data-vite-dev-id="${file}">${style}</style>`,
    ),
    ...SCRIPTS.map((script) => `<script type="module" src="/${script}"></script>`),
  ];
  return { status: page.status ?? 200, html: composePage(site, owner, address, page, assets).html };
}

/** A package as if it were released: its modules are the source files. */
async function loadSource(load: Load, folder: string): Promise<LoadedSection & { file: string }> {
  const manifest = manifests[`/${folder}/src/manifest.ts`] as SectionManifest;
  const isShell = manifest.name === 'shell';
  const [server, { default: style }] = await Promise.all([
    load(`/${folder}/src/server.tsx`) as Promise<SectionServer>,
    load(`/${folder}/src/styles.css?inline`) as Promise<{ default: string }>,
  ]);
  const release = {
    ...manifest,
    id: 'source',
    code: 'source',
    module: `${folder}/src/${isShell ? 'runtime.ts' : 'index.tsx'}`,
    imports: [],
    style: '',
    files: {},
  };
  return { release, server, style, file: `${process.cwd()}/${folder}/src/styles.css` };
}

/** The page at an address, or the 404 page that stands nearest above it. */
function findPage(
  sections: readonly LoadedSection[],
  path: string,
): { owner: LoadedSection; page: LoadedPage; address: string } {
  const parts = path.split('/').filter(Boolean);
  const above = parts.map((_, depth) => ['', ...parts.slice(0, depth), '404'].join('/')).reverse();
  for (const address of [`/${parts.join('/')}`, ...above]) {
    for (const owner of sections) {
      const page = owner.server.load(address);
      if (page) return { owner, page, address };
    }
  }
  throw new Error('@ringside/shell: the shell has no /404.');
}
