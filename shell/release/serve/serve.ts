import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { framingPolicy } from '../compose/output/framing.ts';
import { findFile, findNotFound, parseAddress } from './findFile.ts';
import { compressedCopy } from './negotiate.ts';
import { sendFile } from './sendFile.ts';
import { type SiteFiles, siteFiles } from './siteFiles.ts';

/**
 * Headers of every response, except which sites may frame it. The rest of the policy is in each page, with the hash of
 * the page's style.
 */
const HEADERS: Readonly<Record<string, string>> = {
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Limits for clients, so that slow ones and crowds leave room for others. */
export interface Limits {
  /** Time to send the headers, in milliseconds. */
  headersTimeout: number;
  /** Time to send the whole request, in milliseconds. */
  requestTimeout: number;
  /** Time without any data before the connection is closed, in milliseconds. */
  idle: number;
  /** How often the first two limits are checked, in milliseconds. */
  checked: number;
  /** Connections at a time. */
  connections: number;
}

const LIMITS: Limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  idle: 60_000,
  checked: 2000,
  connections: 4096,
};

/**
 * Serves a released site as a static host does: clean addresses, compression, caching headers, and the nearest 404
 * page.
 */
export function serveSite(folder: string, port: number, limits = LIMITS): Promise<Server> {
  const files = siteFiles(resolve(folder));
  const { headersTimeout, requestTimeout, checked: connectionsCheckingInterval } = limits;
  const server = createServer(
    { headersTimeout, requestTimeout, connectionsCheckingInterval },
    (request, response) => {
      answer(files, request, response).catch((error: NodeJS.ErrnoException) => {
        // A client that closed the connection is not our error.
        if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') console.error(`${request.url}: ${error.message}`);
        if (response.headersSent) response.destroy();
        else say(response, 500, 'Something went wrong');
      });
    },
  );
  server.setTimeout(limits.idle);
  server.maxConnections = limits.connections;
  return new Promise((done, reject) => {
    server.once('error', reject);
    server.listen(port, () => done(server));
  });
}

async function answer(files: SiteFiles, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  response.setHeader('content-security-policy', framingPolicy('/'));
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return say(response, 405, 'Only GET and HEAD are supported');
  }
  const wanted = parseAddress(request.url ?? '');
  if (!wanted) return say(response, 400, 'Malformed address');
  const found = await findFile(files, wanted);
  const file = found ?? (await findNotFound(files, wanted));
  if (!file) return say(response, 404, 'Not found');
  response.setHeader('content-security-policy', framingPolicy(`/${file.path}`));
  // A range of a compressed file is useless to the client.
  const accepted = request.headers.range ? '' : String(request.headers['accept-encoding'] ?? '');
  await sendFile(request, response, await compressedCopy(files, file, accepted), found ? 200 : 404);
}

function say(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
  response.end(`${text}\n`);
}
