import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:net';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../support/UsageError.ts';
import { workspaceRoot } from '../support/workspace.ts';
import { onEndSignal } from './endSignal.ts';

const BIN = fileURLToPath(new URL('./bin.js', import.meta.url));

/** How long open requests may still take once the server is stopping. */
const LAST_RESPONSES_MS = 2000;

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

/**
 * Builds what is missing or stale, releases it into `.site`, and serves that. A child process builds, because building
 * takes hundreds of megabytes, which Node does not release afterwards.
 */
export async function start(): Promise<void> {
  await tryPort(chosenPort());
  const site = join(workspaceRoot, '.site');
  const child = fork(BIN, ['release', 'all', '--to', site]);
  let isServed = false;
  onEndSignal((signal) => {
    // Once the site is served, the server's own listener ends it after its last responses.
    if (isServed) return;
    child.kill();
    process.exit(exitStatusOf(signal));
  });
  const [status, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (signal) console.error(`The build was ended by ${signal}. Run the command again.`);
  if (status !== 0) {
    process.exitCode = signal ? exitStatusOf(signal) : (status ?? 1);
    return;
  }
  await serve(site);
  isServed = true;
}

/** The exit status with which shells report that a signal ended a process. */
const exitStatusOf = (signal: NodeJS.Signals): number => 128 + constants.signals[signal];

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
  setTimeout(() => server.closeAllConnections(), LAST_RESPONSES_MS).unref();
}
