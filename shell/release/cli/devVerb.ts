import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { nearestPackage } from '@ringside/shared/build/packageFolder';
import { createServer, type InlineConfig } from 'vite';
import { serveSite } from '../serve/serve.ts';
import { UsageError } from '../support/UsageError.ts';
import { isInstalled, packageFolders, workspaceRoot } from '../support/workspace.ts';
import { openSite } from './target.ts';

/**
 * Starts the development server. It serves the whole site from source or, with a released site, only the package of the
 * current folder from source and the rest from that site.
 */
export async function dev({ site }: { site?: string }): Promise<void> {
  const server = await createServer(site ? await packageConfig(site) : wholeConfig());
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    throw error;
  }
  server.printUrls();
}

function wholeConfig(): InlineConfig {
  if (isInstalled)
    throw new UsageError('Name the site to show this section in: --site <address or directory>.');
  process.chdir(workspaceRoot);
  return { configFile: join(workspaceRoot, 'vite.config.ts') };
}

async function packageConfig(site: string): Promise<InlineConfig> {
  const root = nearestPackage(process.cwd());
  if (![...(await packageFolders()).values()].includes(root))
    throw new UsageError(
      'With --site, start it for one package: npm run dev -w mf-news -- --site <address or directory>',
    );
  const url = await addressOf(site);
  process.chdir(root);
  const { sectionConfig } = await import('../serve/sectionConfig.ts');
  return sectionConfig(root, url);
}

/** The URL of a released site. A directory is served for as long as this process runs. */
async function addressOf(site: string): Promise<string> {
  if (/^https?:/.test(site)) return site.replace(/\/+$/, '');
  // npm runs a package's command in that package's folder, but a path is relative to where it was typed.
  const { name } = await openSite(resolve(process.env.INIT_CWD ?? '.', site));
  const { port } = (await serveSite(name, 0)).address() as AddressInfo;
  return `http://localhost:${port}`;
}
