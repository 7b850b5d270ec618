import { basename, join, resolve } from 'node:path';
import { Misuse } from '../support/Misuse.ts';
import { packageFolders, workspaceRoot } from '../support/workspace.ts';

/**
 * Starts the development server. It serves the whole site from source or, with a released site, only the package of the
 * current folder from source and the rest from that site.
 */
export async function dev({ site }: { site?: string }): Promise<void> {
  if (site) {
    const folders = [...(await packageFolders()).values()];
    if (!folders.includes(process.cwd()))
      throw new Misuse(
        'With --site, start it for one package: npm run dev -w mf-news -- --site <address or directory>',
      );
    process.env.RINGSIDE_ONLY = basename(process.cwd());
    // npm runs a package's command in that package's folder, but a path is relative to where it was typed.
    process.env.RINGSIDE_SITE = /^https?:/.test(site) ? site : resolve(process.env.INIT_CWD ?? '.', site);
  }
  process.chdir(workspaceRoot);
  const { createServer } = await import('vite');
  const server = await createServer({ configFile: join(workspaceRoot, 'vite.config.ts') });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    throw error;
  }
  server.printUrls();
}
