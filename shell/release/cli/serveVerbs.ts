import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { UsageError } from '../support/UsageError.ts';
import { workspaceRoot } from '../support/workspace.ts';
import { onEndSignal } from './endSignal.ts';
import { releaseInChild } from './releaseInChild.ts';

/** How long open requests may still take once the server is stopping. */
const LAST_ANSWERS_MS = 2000;

/** Serves a released site until a signal ends it. The exit status is then 0, because the server has done its job. */
export async function serve(directory: string): Promise<void> {
  const port = chosenPort();
  if (!existsSync(directory))
    throw new Error(
      `There is no site at ${directory}. Check the path, or release one there with ringside release.`,
    );
  const { serveSite } = await import('../serve/serve.ts');
  try {
    const server = await serveSite(directory, port);
    onEndSignal(() => endServer(server));
    const address = server.address();
    const taken = typeof address === 'object' && address ? address.port : port;
    console.log(`Ringside is on http://localhost:${taken}`);
  } catch (error) {
    throw whyNot(port, error);
  }
}

/** Builds what is missing or stale, releases it into `.site`, and serves that. */
export async function start(): Promise<void> {
  await tryPort(chosenPort());
  const site = join(workspaceRoot, '.site');
  const status = await releaseInChild(site);
  if (status === 0) await serve(site);
  else process.exitCode = status;
}

/** @throws before anything is built, if another program has the port */
async function tryPort(port: number): Promise<void> {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw whyNot(port, error);
  }
  server.close();
  await once(server, 'close');
}

const whyNot = (port: number, error: unknown): unknown =>
  (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    ? new Error(`Port ${port} is taken. Choose another one: PORT=4200 npm start`, { cause: error })
    : error;

/** @throws UsageError unless PORT is a port number */
function chosenPort(): number {
  const port = Number(process.env.PORT ?? 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(
      `PORT=${process.env.PORT} is not a port number. Set it to a whole number from 0 to 65535.`,
    );
  return port;
}

/** The process ends once no request is open. */
function endServer(server: Server): void {
  server.close();
  setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS).unref();
}
