import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The requests that the site received. */
export interface Asked {
  method: string;
  path: string;
  /** Cookies that came or went. */
  cookies: readonly string[];
}

/** The site on a separate origin, where a test can delay embed files or replace them with another release's. */
export interface Gate {
  origin: string;
  asked: readonly Asked[];
  /** Holds embed files back until {@link Gate.letGo}. */
  hold(): void;
  letGo(): void;
  /** From now on there are no embed files. */
  lose(): void;
  close(): Promise<void>;
}

/** The path below which the site serves another release of every embed file. */
export const OTHER_RELEASE = '/other';
const OTHER_NAME = 'ffffffffffff';
const EMBED = /\/embed\/[\w@-]+\.js$/;

/** Opens a gate before the site that is served at an origin. */
export async function openGate(site: string): Promise<Gate> {
  const asked: Asked[] = [];
  let held = Promise.resolve();
  let letGo = () => {};
  let isLost = false;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const isEmbed = EMBED.test(path);
    if (isEmbed) await held;
    if (isEmbed && isLost) {
      response.writeHead(404, { 'access-control-allow-origin': '*' }).end();
      return;
    }
    const isOther = path.startsWith(OTHER_RELEASE);
    const answer = await forward(request, site + path.replace(OTHER_RELEASE, ''), isOther);
    const cookies = [request.headers.cookie ?? [], answer.headers['set-cookie'] ?? []].flat();
    asked.push({ method: request.method ?? '', path, cookies });
    // A file in the browser's cache cannot be late.
    const caching = isEmbed ? { 'cache-control': 'no-store' } : {};
    response.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...caching });
    if (isOther) response.end(asOther(await text(answer)));
    else answer.pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // Not the partner's host, so that cookies could not be the same by chance.
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    hold() {
      held = new Promise((resolve) => {
        letGo = resolve;
      });
    },
    letGo: () => letGo(),
    lose() {
      isLost = true;
    },
    async close() {
      letGo();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function forward({ method, headers }: IncomingMessage, url: string, isOther: boolean) {
  // A text of another length is written anew, so it comes unpacked.
  const plain = isOther ? { 'accept-encoding': 'identity' } : {};
  const request = ask(url, { method, headers: { ...headers, ...plain } });
  request.end();
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return answer;
}

const asOther = (script: string) => {
  const [, release] = /"release":"([0-9a-f]+)"/.exec(script) ?? [];
  if (!release) throw new Error('The embed file names no release.');
  return script.replaceAll(release, OTHER_NAME);
};
