import { once } from 'node:events';
import { createServer, get, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HostResponse {
  status: number;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

export interface HoldingServer {
  origin: string;
  /** Responses to paths that match are held, until the pattern is changed. */
  hold(pattern: RegExp): void;
  /** Responses to paths that match have status 503, once they are not held. */
  fail(pattern: RegExp): void;
  waiting(): number;
  asked: readonly string[];
  close(): Promise<void>;
}

const NOTHING = /^$/;

/**
 * Starts a {@link HoldingServer} on a free port. It speaks HTTP/1.1, so a browser opens six connections at most.
 *
 * @param own responses that replace the site's, by their paths
 */
export async function startHoldingServer(
  site: string,
  own: ReadonlyMap<string, HostResponse> = new Map(),
): Promise<HoldingServer> {
  let held = NOTHING;
  let failing = NOTHING;
  const asked: string[] = [];
  const waiting = new Map<ServerResponse, string>();
  const pass = (url: string, response: ServerResponse) => {
    const { status, headers, body } = own.get(url) ?? {};
    if (status) return void response.writeHead(status, headers).end(body);
    if (failing.test(url)) return void response.writeHead(503).end();
    get(new URL(url, site), (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
  };
  const server = createServer(({ url = '/' }, response) => {
    asked.push(url);
    if (!held.test(url)) return pass(url, response);
    waiting.set(response, url);
    response.on('close', () => waiting.delete(response));
  }).listen(0);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    hold(pattern) {
      held = pattern;
      for (const [response, url] of waiting)
        if (!held.test(url)) {
          waiting.delete(response);
          pass(url, response);
        }
    },
    fail(pattern) {
      failing = pattern;
    },
    waiting: () => waiting.size,
    asked,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
