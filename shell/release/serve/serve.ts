import { once } from 'node:events';
import { realpath, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import send from 'send';
import { framingPolicy } from '../compose/output/headers.ts';
import { pageFile, pagePath } from '../compose/pageFile.ts';
import { cacheControl, contentType, isCompressed, mapOf } from '../stores/fileKinds.ts';

/** The headers, as in `hosting`, except on pages that any site may frame. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'content-security-policy': framingPolicy('/'),
  'cross-origin-resource-policy': 'cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Suffixes of compressed copies, best first. */
const ENCODINGS = { br: '.br', gzip: '.gz' };

/** @param host by default, only this machine reaches it */
export async function serveSite(folder: string, port: number, host = '127.0.0.1'): Promise<Server> {
  const root = await realpath(folder);
  const server = createServer((request, response) => {
    serveFile(root, request, response).catch((error) => response.destroy(error));
  }).listen(port, host);
  await once(server, 'listening');
  return server;
}

async function serveFile(root: string, request: IncomingMessage, response: ServerResponse) {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return response.writeHead(405, { allow: 'GET, HEAD' }).end();

  const path = pathOf(request.url ?? '/');
  const found = await firstOf(root, [path.slice(1), pageFile(path)]);
  const file = found ?? (await firstOf(root, [`${path.split('/')[1]}/404.html`, '404.html']));
  response.statusCode = found ? 200 : 404;
  response.setHeader('cache-control', found ? cacheControl(found) : 'no-cache');
  if (!file) return response.end('Not found');

  response.setHeader('content-security-policy', framingPolicy(pagePath(file)));
  response.setHeader('content-type', contentType(file));
  const map = await firstOf(root, [mapOf(file)]);
  if (map) response.setHeader('sourcemap', `/${map}`);
  if (isCompressed(file)) response.setHeader('vary', 'accept-encoding');

  const accepted = `${request.headers['accept-encoding']}`;
  const copy = isCompressed(file) ? await firstOf(root, copiesOf(file, accepted)) : undefined;
  if (copy) response.setHeader('content-encoding', copy.endsWith('.br') ? 'br' : 'gzip');

  const options = {
    root,
    cacheControl: false,
    acceptRanges: Boolean(found),
    dotfiles: 'allow',
  } as const;
  return send(request, encodeURI(copy ?? file), options).pipe(response);
}

/** The compressed copies of a file that a request accepts, the best first. */
const copiesOf = (file: string, accepted: string): string[] =>
  Object.entries(ENCODINGS).flatMap(([name, suffix]) =>
    RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted) ? file + suffix : [],
  );

/**
 * Returns the path of a URL without a trailing slash. There is none if the URL leads out of the
 * site or to hidden files.
 */
function pathOf(url: string): string {
  try {
    const path = decodeURIComponent(url.replace(/\?.*/s, ''));
    return /^[^/]|\/\.(?!well-known\/)|[\\\0]/.test(path) ? '/.' : path.replace(/(.)\/+$/, '$1');
  } catch {
    return '/.';
  }
}

/** A link that leads out of the site does not count. */
async function firstOf(root: string, files: readonly string[]): Promise<string | undefined> {
  for (const file of files) {
    const path = await realpath(join(root, file)).catch(() => '');
    const stats = path.startsWith(root + sep) ? await stat(path).catch(() => undefined) : undefined;
    if (stats?.isFile()) return file;
  }
  return undefined;
}
