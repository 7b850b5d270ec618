import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { boundaries } from '@ringside/shared/build/boundaries';
import { clientModules, ownParts } from '@ringside/shared/build/clientModules';
import { inlineScript } from '@ringside/shared/build/inlineScript';
import { nearestPackage } from '@ringside/shared/build/packageFolder';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import {
  createServer,
  defaultClientConditions,
  defaultServerConditions,
  type InlineConfig,
  type ProxyOptions,
} from 'vite';
import { devPages } from '../../serve/devPages.ts';
import { siteUrl } from '../../serve/devSite.ts';
import { serveSite } from '../../serve/serve.ts';
import { UsageError } from '../../support/ComposeError.ts';
import { proxyAgent } from '../../support/proxy.ts';
import { isSingle, packageFolders, workspaceRoot } from '../../workspace/workspace.ts';
import { openSite } from '../target.ts';
import { freePort } from './port.ts';

/** With a released site, only the current folder's package comes from source. */
export async function dev({ site }: { site?: string }): Promise<void> {
  const port = await freePort(5173, 'npm run dev');
  const server = await createServer(site ? await packageConfig(site, port) : wholeConfig(port));
  await server.listen();
  // Vite's own lines name options that this command does not have.
  for (const url of server.resolvedUrls?.local ?? []) console.log(`  ➜  Local:   ${url}`);
}

function wholeConfig(port: number): InlineConfig {
  if (isSingle)
    throw new UsageError('Name the site to show this section in: --site <URL or directory>.');
  process.chdir(workspaceRoot);
  return {
    ...serving(workspaceRoot, port),
    plugins: [...plugins(), ownParts('shell'), devPages()],
    optimizeDeps: {
      entries: [
        'shell/src/scripts/{boot,runtime}.ts',
        'shared/src/section/index.ts',
        'mf-*/src/{pages,components}/*.tsx',
      ],
      exclude: KIT,
    },
    // The shell's scripts are sources, which the build compiles, too.
    resolve: { conditions: ['ringside-source', ...defaultClientConditions] },
    ssr: {
      noExternal: KIT,
      resolve: { conditions: ['ringside-source', ...defaultServerConditions] },
    },
  };
}

const KIT = ['@ringside/shared', '@ringside/shell'];

const plugins = () => [boundaries(), tailwindcss(), react(), clientModules(), inlineScript()];

const serving = (root: string, port: number): InlineConfig => ({
  root,
  configFile: false,
  cacheDir: '.cache/vite',
  appType: 'custom',
  publicDir: false,
  server: {
    port,
    strictPort: true,
    watch: {
      ignored: ['**/dist/**', '**/.cache/**', '**/.site/**', '**/public/**', '**/test-results/**'],
    },
  },
});

async function packageConfig(place: string, port: number): Promise<InlineConfig> {
  const root = nearestPackage(process.cwd());
  if (![...(await packageFolders()).values()].includes(root))
    throw new UsageError(
      '--site serves one package: npm run dev -w mf-news -- --site <URL or directory>',
    );
  const site = await urlOf(place);
  process.chdir(root);
  const config = serving(root, port);
  return {
    ...config,
    plugins: [...plugins(), devPages(site)],
    optimizeDeps: { entries: ['src/**/*.tsx', '!src/**/*.{test,wtr}.tsx', '!src/server.tsx'] },
    server: {
      ...config.server,
      proxy: { '^/(assets|vendor)/': proxyTo(site) },
    },
  };
}

/** Without a trailing slash. */
async function urlOf(site: string): Promise<string> {
  if (/^https?:/.test(site)) return site.replace(/\/+$/, '');
  // npm changes the folder, but a path is relative to where it was typed.
  const { name } = await openSite(resolve(process.env.INIT_CWD ?? '.', site));
  const { port } = (await serveSite(name, 0)).address() as AddressInfo;
  // Without this, a company's proxy would look for the local server.
  process.env.no_proxy = [process.env.no_proxy ?? process.env.NO_PROXY, 'localhost'].join();
  return `http://localhost:${port}`;
}

/** Files of other sections. */
function proxyTo(site: string): ProxyOptions {
  const { name: target, authorization } = siteUrl(site);
  const agent = proxyAgent();
  return {
    ...{ target, changeOrigin: true },
    ...(agent && { agent }),
    ...(authorization && { headers: { authorization } }),
  };
}
