import { once } from 'node:events';
import { createServer } from 'node:net';
import { settings } from '../support/settings.ts';

export const chosenPort = (standard: number): number => Number(settings().PORT ?? standard);

/**
 * Checked before a server starts, because starting one changes its caches.
 *
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
