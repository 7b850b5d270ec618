import { join } from 'node:path';
import { Command } from 'commander';
import { publishAll } from './publish.ts';
import { serveSite } from './serve.ts';
import { directoryStore } from './stores/directory.ts';
import { buildStale, packageFolders, workspaceRoot } from './workspace.ts';

const program = new Command('ringside').description('Builds, releases and serves the site.');

const origin = process.env.RINGSIDE_ORIGIN ?? 'https://ringside.example';

program
  .command('start')
  .description('build what is missing or stale, compose the site into .site, and serve it')
  .action(async () => {
    const folders = await packageFolders();
    const built = await buildStale(folders);
    console.log(built.length > 0 ? `Built ${built.join(', ')}.` : 'Nothing to build.');
    const site = join(workspaceRoot, '.site');
    const dists = folders.map((folder) => join(folder, 'dist'));
    const { pages } = await publishAll(directoryStore(site), dists, origin);
    console.log(`Composed ${pages} pages.`);
    await serve(site);
  });

program
  .command('serve')
  .argument('<directory>', 'a released site')
  .description('serve a released site as a static host does')
  .action(serve);

program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function serve(directory: string): Promise<void> {
  const port = Number(process.env.PORT ?? 4173);
  try {
    await serveSite(directory, port);
    console.log(`Ringside is on http://localhost:${port}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken. Choose another one: PORT=4200 npm start`);
  }
}
