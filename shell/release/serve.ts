import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/** Addresses that hold their content's hash never change; everything else is asked for again at each view. */
const IMMUTABLE = /^\/(assets|vendor|releases)\//;

/** Headers of every answer. The rest of the policy is in each page, where its style's hash is. */
const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "frame-ancestors 'self'",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Serves a released site as a static host does: clean addresses, compression, caching headers, the nearest 404 page. */
export function serveSite(root: string, port: number): Promise<Server> {
  const assets = sirv(root, {
    // Read anew for every request, so that a release shows without a restart.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: setCaching,
  });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    assets(request, response, () => void notFound(root, request.url ?? '/', response));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

function setCaching(response: ServerResponse, path: string) {
  response.setHeader(
    'cache-control',
    IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}

/** Answers with the 404 page that stands nearest above the address: `/news/404.html` for all that is below /news. */
async function notFound(root: string, url: string, response: ServerResponse): Promise<void> {
  const parts = (url.split('?')[0] ?? '').split('/').filter((part) => /^[\w-]+$/.test(part));
  for (let depth = parts.length - 1; depth >= 0; depth -= 1) {
    try {
      const html = await readFile(join(root, ...parts.slice(0, depth), '404.html'));
      response
        .writeHead(404, { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-cache' })
        .end(html);
      return;
    } catch {
      // No page of its own here; the one above answers.
    }
  }
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
}
