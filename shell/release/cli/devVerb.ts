import { basename, join, resolve } from 'node:path';
import type { InlineConfig } from 'vite';
import { UsageError } from '../support/UsageError.ts';
import { isInstalled, packageFolders, workspaceRoot } from '../support/workspace.ts';

/**
 * Starts the development server. It serves the whole site from source or, with a released site, only the package of the
 * current folder from source and the rest from that site.
 */
export async function dev({ site }: { site?: string }): Promise<void> {
  if (isInstalled) return listen(await aloneConfig(site));
  if (site) {
    const folders = [...(await packageFolders()).values()];
    if (!folders.includes(process.cwd()))
      throw new UsageError(
        'With --site, start it for one package: npm run dev -w mf-news -- --site <address or directory>',
      );
    process.env.RINGSIDE_ONLY = basename(process.cwd());
    process.env.RINGSIDE_SITE = placeOf(site);
  }
  process.chdir(workspaceRoot);
  await listen({ configFile: join(workspaceRoot, 'vite.config.ts') });
}

/** A section in a repository of its own has no configuration, and is shown inside a released site. */
async function aloneConfig(site: string | undefined): Promise<InlineConfig> {
  if (!site) throw new UsageError('Name the site to show this section in: --site <address or directory>.');
  process.chdir(workspaceRoot);
  const { sectionConfig } = await import('../serve/sectionConfig.ts');
  return sectionConfig(workspaceRoot, placeOf(site));
}

/** npm runs a package's command in that package's folder, but a path is relative to where it was typed. */
const placeOf = (site: string): string =>
  /^https?:/.test(site) ? site : resolve(process.env.INIT_CWD ?? '.', site);

async function listen(config: InlineConfig): Promise<void> {
  const { createServer } = await import('vite');
  const server = await createServer(config);
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    throw error;
  }
  server.printUrls();
}
