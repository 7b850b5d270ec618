import { once } from 'node:events';
import { createServer } from 'node:net';
import { settings } from '../../support/settings.ts';

/**
 * Returns `PORT`, or the standard port, after checking it: later, a server has changed its caches.
 * @throws Error when the port is taken
 */
export async function freePort(standard: number, command: string): Promise<number> {
  const port = Number(settings().PORT ?? standard);
  const probe = createServer().listen(port);
  try {
    await once(probe, 'listening');
    return port;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken. Choose another one: PORT=4200 ${command}`);
  } finally {
    probe.close();
  }
}
