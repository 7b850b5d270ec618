import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { directoryStore } from '../../stores/directory.ts';
import { temporaryFolder } from '../../testing/fixtures.ts';
import { releaseSamples } from '../../testing/samples.ts';
import { serveSite } from '../serve.ts';

/** The site of the samples, served until a test file ends. */

export const folder = join(await temporaryFolder(), 'site');
await releaseSamples(directoryStore(folder));
const server = await serveSite(folder, 0);
export const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A file that never changes, of five bytes: `react`. */
export const client = '/vendor/react@19.0.0-0.js';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, path, headers, method }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    });
    outgoing.once('error', reject).end();
  });
}
