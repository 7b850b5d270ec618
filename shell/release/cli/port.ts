import { once } from 'node:events';
import { createServer } from 'node:net';
import { UsageError } from '../support/UsageError.ts';

/**
 * The port that the environment variable PORT names.
 *
 * @throws UsageError unless it is a port number
 */
export function chosenPort(standard: number): number {
  const { PORT = `${standard}` } = process.env;
  const port = Number(PORT);
  if (/^\d+$/.test(PORT) && port <= 65_535) return port;
  throw new UsageError(`PORT=${PORT} is not a port number. Set it to a whole number from 0 to 65535.`);
}

/**
 * Checks that no other program listens on a port, before a server starts: starting one changes its caches.
 *
 * @param command which command to run again
 * @throws Error when the port is taken
 */
export async function requireFree(port: number, command: string): Promise<void> {
  const probe = createServer().listen(port);
  try {
    await once(probe, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken. Choose another one: PORT=4200 ${command}`);
  } finally {
    probe.close();
  }
}
