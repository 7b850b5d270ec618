import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { findFile, openFile, parseAddress, type Wanted } from './serve/findFile.ts';
import { compressedCopy } from './serve/negotiate.ts';
import { sendFile } from './serve/sendFile.ts';

/** Headers of every answer. The rest of the policy is in each page, where its style's hash is. */
const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "frame-ancestors 'self'",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** How long clients may take, in milliseconds: to say what they want, all in all, and between two reads. */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 30_000, idle: 60_000 };

/** Serves a released site as a static host does: clean addresses, compression, caching headers, the nearest 404 page. */
export function serveSite(folder: string, port: number): Promise<Server> {
  const root = resolve(folder);
  const { headersTimeout, requestTimeout, idle } = PATIENCE;
  const server = createServer({ headersTimeout, requestTimeout }, (request, response) => {
    answer(root, request, response).catch((error: NodeJS.ErrnoException) => {
      // A client that went away is no fault of ours.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') console.error(`${request.url}: ${error.message}`);
      if (response.headersSent) response.destroy();
      else say(response, 500, 'Something went wrong');
    });
  });
  server.setTimeout(idle);
  return new Promise((done, reject) => {
    server.once('error', reject);
    server.listen(port, () => done(server));
  });
}

async function answer(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return say(response, 405, 'Only GET and HEAD are answered');
  }
  const wanted = parseAddress(request.url ?? '');
  if (!wanted) return say(response, 400, 'That is no address');
  const found = await findFile(root, wanted);
  const file = found ?? (await nearestNotFound(root, wanted));
  if (!file) return say(response, 404, 'Not found');
  // A part of a compressed file is of no use to anybody.
  const accepted = request.headers.range ? '' : String(request.headers['accept-encoding'] ?? '');
  await sendFile(request, response, await compressedCopy(root, file, accepted), found ? 200 : 404);
}

/** The 404 page that stands nearest above an address: `news/404.html` for all that is below /news. */
async function nearestNotFound(root: string, { segments }: Wanted) {
  const names = segments.filter((segment) => /^[\w-]+$/.test(segment));
  for (let depth = names.length; depth >= 0; depth -= 1) {
    const file = await openFile(root, [...names.slice(0, depth), '404.html'].join('/'));
    if (file) return file;
  }
  return undefined;
}

function say(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
  response.end(`${text}\n`);
}
