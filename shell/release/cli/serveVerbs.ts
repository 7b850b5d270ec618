import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Misuse } from '../support/Misuse.ts';
import { workspaceRoot } from '../support/workspace.ts';

/** Serves a released site. */
export async function serve(directory: string): Promise<void> {
  const { serveSite } = await import('../serve/serve.ts');
  const port = Number(process.env.PORT ?? 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Misuse(`PORT=${process.env.PORT} is no port.`);
  if (!existsSync(directory)) throw new Error(`There is no site at ${directory}.`);
  try {
    const server = await serveSite(directory, port);
    const address = server.address();
    const taken = typeof address === 'object' && address ? address.port : port;
    console.log(`Ringside is on http://localhost:${taken}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken. Choose another one: PORT=4200 npm start`, { cause: error });
  }
}

/** Builds what is missing or stale, releases it into `.site`, and serves that. */
export async function start(): Promise<void> {
  const { release } = await import('./verbs.ts');
  const site = join(workspaceRoot, '.site');
  await release(['all'], { to: site });
  await serve(site);
}
