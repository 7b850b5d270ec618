import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Gate = Awaited<ReturnType<typeof openGate>>;

interface Asked {
  method: string;
  path: string;
  cookies: readonly string[];
}

export const OTHER_RELEASE = '/other';
const OTHER_NAME = 'ffffffffffff';
const EMBED = /\/embed\/[\w@-]+\.js$/;

const LENGTHS = ['content-encoding', 'content-length', 'transfer-encoding'];

export async function openGate(site: string) {
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
    const { method = 'GET' } = request;
    const answer = await fetch(site + path.replace(OTHER_RELEASE, ''), { method, redirect: 'manual' });
    const cookies = [request.headers.cookie ?? [], answer.headers.getSetCookie()].flat();
    asked.push({ method, path, cookies });
    const body = Buffer.from(await answer.arrayBuffer());
    for (const [name, value] of answer.headers) if (!LENGTHS.includes(name)) response.setHeader(name, value);
    if (isEmbed) response.setHeader('cache-control', 'no-store');
    response.writeHead(answer.status).end(isOther ? asOther(body.toString()) : body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // Not the partner's host, whose cookies would count.
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked: asked as readonly Asked[],
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

const asOther = (script: string) => {
  const [, release] = /"release":"([0-9a-f]+)"/.exec(script) ?? [];
  if (!release) throw new Error('The embed file names no release.');
  return script.replaceAll(release, OTHER_NAME);
};
