import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { directoryStore } from '../stores/directory.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { releaseSamples } from '../testing/samples.ts';
import { serveSite } from './serve.ts';

const folder = join(await temporaryFolder(), 'site');
await releaseSamples(directoryStore(folder));
await writeFile(join(folder, '..', 'secret.txt'), 'secret');
await symlink(join(folder, '..', 'secret.txt'), join(folder, 'link.txt'));
await mkdir(join(folder, '.well-known'));
await writeFile(join(folder, '.well-known', 'security.txt'), '<h1>Contact</h1>');
await mkdir(join(folder, '.hidden'));
await writeFile(join(folder, '.hidden', 'x.txt'), 'hidden');
const server = await serveSite(folder, 0);
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a request with `node:http`, because `fetch` would resolve dots in the path. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status?: number; headers: IncomingHttpHeaders; body: Buffer }>(
    (done, reject) => {
      const sent = request({ port, path, headers, method }, async (response) => {
        const body = Buffer.concat(await response.toArray());
        done({ status: response.statusCode, headers: response.headers, body });
      });
      sent.once('error', reject).end();
    },
  );
}

// `npm run test:hosts` sends the same requests to all hosts.
test.each([
  ['/', 200, 'Home'],
  ['/news', 200, 'News'],
  ['/news/', 200, 'News'],
  ['/news?utm=1', 200, 'News'],
  ['/news/one', 200, 'One'],
  ['/nothing', 404, 'Not found'],
  ['/news/nothing', 404, 'No such article'],
  ['/assets/', 404, 'Not found'],
  ['/.hidden/x.txt', 404, 'Not found'],
  ['/%2ehidden/x.txt', 404, 'Not found'],
  ['/../secret.txt', 404, 'Not found'],
  ['/news/..%2f..%2fsecret.txt', 404, 'Not found'],
  ['/link.txt', 404, 'Not found'],
  ['/.well-known/security.txt', 200, 'Contact'],
  ['/.well-known/../.hidden/x.txt', 404, 'Not found'],
  ['/..%5csecret.txt', 404, 'Not found'],
  ['/%', 404, 'Not found'],
  ['/news%00', 404, 'Not found'],
  [`/${'a'.repeat(5000)}`, 404, 'Not found'],
])('%s: %i, %s', async (path, status, text) => {
  const answer = await ask(path);
  expect(answer.body.toString()).toContain(`<h1>${text}</h1>`);
  expect(answer.status).toBe(status);
});

test('only this machine is served, unless another address is given', () => {
  expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
});

test('a page is sent compressed, once, and to GET and HEAD only', async () => {
  const { headers, body } = await ask('/news', { 'accept-encoding': 'gzip, br' });
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
  });
  const encodingFor = async (accepted: string) =>
    (await ask('/news', { 'accept-encoding': accepted })).headers['content-encoding'];
  expect(await encodingFor('br;q=0, gzip')).toBe('gzip');
  expect(await encodingFor('gzip ; q=0.0, br;q=0.5')).toBe('br');
  expect(await encodingFor('br;q=0,gzip;q=0')).toBe(undefined);
  expect(brotliDecompressSync(body)).toEqual((await ask('/news')).body);
  expect(
    (await ask('/news', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })).status,
  ).toBe(304);
  expect((await ask('/news', {}, 'HEAD')).body).toHaveLength(0);
  expect((await ask('/news', {}, 'POST')).status).toBe(405);
});

test('a module of a preview names its source map', async () => {
  const [file = ''] = (await readdir(join(folder, 'assets', 'news'))).filter((name) =>
    /\.js$/.test(name),
  );
  const path = `/assets/news/${file}`;
  expect((await ask(path)).headers.sourcemap).toBe(undefined);
  await mkdir(join(folder, 'maps', 'assets', 'news'), { recursive: true });
  await writeFile(join(folder, 'maps', `${path}.map`), '{}');
  expect((await ask(path)).headers.sourcemap).toBe(`/maps${path}.map`);
});

test('a release shows without a restart, and a removed page is gone', async () => {
  await ask('/fights');
  await writeFile(join(folder, 'fights.html'), '<h1>Bouts!</h1>');
  expect((await ask('/fights')).body.toString()).toBe('<h1>Bouts!</h1>');
  await rm(join(folder, 'fights.html'));
  expect((await ask('/fights')).status).toBe(404);
});
