import { once } from 'node:events';
import { createServer, get, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A response of the host's own. */
export interface HostResponse {
  status: number;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

/** Starts a server in front of the site that overrides the responses for some paths. */
export async function startHost(site: string, own: ReadonlyMap<string, HostResponse>) {
  const server = createServer(({ url = '/' }, response) => {
    const { status, headers, body } = own.get(url) ?? {};
    if (status) return void response.writeHead(status, headers).end(body);
    get(new URL(url, site), (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
  }).listen(0);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
