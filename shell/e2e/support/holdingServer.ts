import { once } from 'node:events';
import { createServer, get, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HostResponse {
  status: number;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

export type HoldingServer = Awaited<ReturnType<typeof startHoldingServer>>;

const NOTHING = /^$/;

/**
 * Starts a server whose responses can be held or fail, over HTTP/1.1.
 *
 * @param own responses that replace the site's, by their paths
 */
export async function startHoldingServer(site: string, own: ReadonlyMap<string, HostResponse> = new Map()) {
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
    /** Holds responses to paths that match, until the pattern changes. */
    hold(pattern: RegExp) {
      held = pattern;
      for (const [response, url] of waiting)
        if (!held.test(url)) {
          waiting.delete(response);
          pass(url, response);
        }
    },
    /** Lets responses to paths that match fail with 503. */
    fail(pattern: RegExp) {
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
