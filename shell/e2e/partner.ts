import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of a partner, by what makes it hostile. */
export interface PartnerPage {
  body: string;
  head?: string;
  /** `Content-Security-Policy`; ORIGIN stands for the site's origin. */
  policy?: string;
}

/** A partner's site on an origin of its own, for as long as a test runs. */
export interface Partner {
  origin: string;
  /** Puts a page at an address. ORIGIN in it stands for the site's origin. Returns its whole address. */
  put(path: string, page: PartnerPage | string): string;
  close(): Promise<void>;
}

/**
 * Starts a partner's site.
 *
 * @param site the origin of Ringside, which is not the partner's
 */
export async function startPartner(site: string): Promise<Partner> {
  const pages = new Map<string, PartnerPage>();
  const server: Server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    if (!page) {
      // A browser asks for an icon by itself.
      response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    const isScript = request.url?.endsWith('.js');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    if (page.policy) response.setHeader('content-security-policy', page.policy);
    response.end(
      isScript
        ? page.body
        : `<!doctype html><html lang="en"><head><title>Partner</title>${page.head ?? ''}</head><body>${page.body}</body></html>`,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const filled = (text: string) => text.replaceAll('ORIGIN', site);
  return {
    origin,
    put(path, page) {
      const { body, head, policy } = typeof page === 'string' ? { body: page } : page;
      pages.set(path, {
        body: filled(body),
        head: head && filled(head),
        policy: policy && filled(policy),
      });
      return origin + path;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
