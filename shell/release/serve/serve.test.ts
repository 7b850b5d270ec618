import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { directoryStore } from '../stores/directory.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { releaseSamples } from '../testing/samples.ts';
import { serveSite } from './serve.ts';

const folder = join(await temporaryFolder(), 'site');
await releaseSamples(directoryStore(folder));
await writeFile(join(folder, '..', 'secret.txt'), 'secret');
await mkdir(join(folder, '.hidden'));
await writeFile(join(folder, '.hidden', 'x.txt'), 'hidden');
const server = await serveSite(folder, 0);
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, path, headers, method }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    });
    outgoing.once('error', reject).end();
  });
}

/** Sends raw bytes, which an ordinary client would refuse to send, and returns the status line. */
function send(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.once('data', (data) => {
      resolve(data.toString().split('\r\n', 1)[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
  });
}

const client = 'vendor/react@19.0.0-0.js';

test.each([
  '/',
  '/news',
  '/news/',
  '/news?utm=1',
  '/news/one',
  'http://localhost/news',
  'http://localhost',
  'http://localhost?a=/b',
])('%s is a page', async (path) => {
  const { status, headers, body } = await ask(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
  expect(body.toString()).toContain('<h1>');
});

test.each([
  ['/nothing', 'Not found'],
  ['/news/nothing', 'No such article'],
  ['/news/one/deeper', 'No such article'],
  ['/news/404', 'No such article'],
  ['/gear/nothing', 'Not found'],
  ['/.hidden/x.txt', 'Not found'],
  ['/../secret.txt', 'Not found'],
  ['/%2e%2e/secret.txt', 'Not found'],
  ['/..%2fsecret.txt', 'Not found'],
  ['/news%2fone', 'Not found'],
  ['/..%5csecret.txt', 'Not found'],
  ['/news/..%2f..%2f..%2fsecret.txt', 'No such article'],
  ['/sitemap.xml/', 'Not found'],
  [`/${'a'.repeat(5000)}`, 'Not found'],
  ['/assets/', 'Not found'],
  ['//', 'Home'],
])('%s is answered with "%s"', async (path, text) => {
  const { status, body } = await ask(path);
  expect(body.toString()).toContain(text);
  expect(status).toBe(text === 'Home' ? 200 : 404);
});

test.each(['/%', '/%zz', '/%c3', '/news/%00', '/%E0%A4%A', 'news'])('%s is no address', async (path) => {
  const line = await send(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  expect(line).toBe('HTTP/1.1 400 Bad Request');
});

test.each([
  ['evergreen', 'public, max-age=300, stale-while-revalidate=86400'],
  ['pinned', 'public, max-age=31536000, immutable'],
] as const)(
  'the %s embed file is kept as long as it may, and runs on any page',
  async (which, cacheControl) => {
    const [clock] = JSON.parse((await ask('/embed/index.json')).body.toString()) as Record<string, string>[];
    expect((await ask(clock?.[which] ?? '')).headers).toMatchObject({
      'cache-control': cacheControl,
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  },
);

test('files that never change are cached for a year, and other sites may use them', async () => {
  const { headers } = await ask(`/${client}`);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
  ['*', 'br'],
])('accept-encoding "%s" gets %s', async (accepted, encoding) => {
  const plain = (await ask('/news')).body;
  const { headers, body } = await ask('/news', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('accept-encoding');
  const unpack =
    encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : (same: Buffer) => same;
  expect(unpack(body)).toEqual(plain);
});

test('HEAD gives the same headers without the page', async () => {
  const [whole, head] = [await ask('/news'), await ask('/news', {}, 'HEAD')];
  expect(head.body).toHaveLength(0);
  expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  expect((await ask('/nothing', {}, 'HEAD')).status).toBe(404);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not answered', async (method) => {
  const { status, headers } = await ask('/news', {}, method);
  expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
});

test('a client that has a page does not get it again', async () => {
  const { headers } = await ask('/news');
  const tag = headers.etag ?? '';
  const since = headers['last-modified'] ?? '';
  expect((await ask('/news', { 'if-none-match': tag })).status).toBe(304);
  expect((await ask('/news', { 'if-none-match': `"x", W/${tag}` })).status).toBe(304);
  expect((await ask('/news', { 'if-modified-since': since })).status).toBe(304);
  expect((await ask('/news', { 'if-none-match': '"x"', 'if-modified-since': since })).status).toBe(200);
  // The compressed page has another tag.
  expect((await ask('/news', { 'if-none-match': tag, 'accept-encoding': 'br' })).status).toBe(200);
});

test('a page that changed in the meantime fails the precondition', async () => {
  const { headers } = await ask('/news');
  const tag = headers.etag ?? '';
  const since = headers['last-modified'] ?? '';
  const old = 'Sat, 01 Jan 2000 00:00:00 GMT';
  const statusWith = async (conditions: Record<string, string>) => (await ask('/news', conditions)).status;
  expect(await statusWith({ 'if-match': tag })).toBe(200);
  expect(await statusWith({ 'if-match': '*' })).toBe(200);
  expect(await statusWith({ 'if-match': '"x"' })).toBe(412);
  // A weak tag does not match.
  expect(await statusWith({ 'if-match': `W/${tag}` })).toBe(412);
  expect(await statusWith({ 'if-unmodified-since': since })).toBe(200);
  expect(await statusWith({ 'if-unmodified-since': old })).toBe(412);
  expect(await statusWith({ 'if-unmodified-since': old, 'if-match': tag })).toBe(200);
});

test.each(['', 'x', 'W/', '"', ',,,', `${'"a",'.repeat(3000)}"b"`, 'Sat, 99 Foo 2000'])(
  'a malformed condition (%j) is ignored',
  async (value) => {
    for (const name of ['if-none-match', 'if-modified-since', 'if-unmodified-since', 'if-range'])
      expect((await ask('/news', { [name]: value })).status, name).toBe(200);
  },
);

test('HEAD ignores ranges', async () => {
  expect((await ask(`/${client}`, { range: 'bytes=0-1' }, 'HEAD')).status).toBe(200);
});

test.each([
  ['bytes=0-3', 206, 'reac', 'bytes 0-3/5'],
  ['bytes=3-', 206, 'ct', 'bytes 3-4/5'],
  ['bytes=-2', 206, 'ct', 'bytes 3-4/5'],
  ['bytes=3-99', 206, 'ct', 'bytes 3-4/5'],
  ['bytes=-99', 206, 'react', 'bytes 0-4/5'],
  ['bytes=5-', 416, '', 'bytes */5'],
  ['bytes=-0', 416, '', 'bytes */5'],
  ['bytes=3-1', 200, 'react', undefined],
  ['bytes=0-1,3-4', 200, 'react', undefined],
  ['lines=1-2', 200, 'react', undefined],
  ['bytes=-', 200, 'react', undefined],
  ['bytes=a-b', 200, 'react', undefined],
  [`bytes=0-${'9'.repeat(400)}`, 206, 'react', 'bytes 0-4/5'],
  [`bytes=${'9'.repeat(400)}-`, 416, '', 'bytes */5'],
  [`bytes=-${'9'.repeat(400)}`, 206, 'react', 'bytes 0-4/5'],
  [`bytes=${Array.from({ length: 1000 }, (_, n) => `${n}-`).join()}`, 200, 'react', undefined],
])('range %s', async (range, status, text, contentRange) => {
  const answer = await ask(`/${client}`, { range, 'accept-encoding': 'br' });
  expect([answer.status, answer.body.toString(), answer.headers['content-range']]).toEqual([
    status,
    text,
    contentRange,
  ]);
});

test('a range of a changed file gives the whole file', async () => {
  const { headers } = await ask(`/${client}`);
  expect((await ask(`/${client}`, { range: 'bytes=0-1', 'if-range': headers.etag ?? '' })).status).toBe(206);
  expect((await ask(`/${client}`, { range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200);
});

test('endless headers are refused', async () => {
  const line = await send(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect(line).toBe('HTTP/1.1 431 Request Header Fields Too Large');
});

test('no file stays open, whether clients read it, have it cached, or disconnect halfway', async () => {
  await writeFile(join(folder, 'big.bin'), Buffer.alloc(20_000_000));
  const { headers } = await ask('/big.bin');
  expect((await ask('/big.bin', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
  expect((await ask('/big.bin', { range: 'bytes=99999999-' })).status).toBe(416);
  expect((await ask('/big.bin', {}, 'HEAD')).status).toBe(200);
  for (let n = 0; n < 20; n += 1) {
    await new Promise<void>((resolve) => {
      const outgoing = request({ port, path: '/big.bin' }, (response) => {
        response.once('data', () => {
          response.destroy();
          resolve();
        });
        response.once('error', () => undefined);
      });
      outgoing.end();
    });
  }
  await rm(join(folder, 'big.bin'));
  const { readdir, readlink } = await import('node:fs/promises');
  const isOpen = async () => {
    const links = await Promise.all(
      (await readdir('/proc/self/fd').catch(() => [])).map((fd) =>
        readlink(`/proc/self/fd/${fd}`).catch(() => ''),
      ),
    );
    return links.some((link) => link.includes('big.bin'));
  };
  await expect.poll(isOpen).toBe(false);
  expect((await ask('/news')).status).toBe(200);
});

test('a release shows without a restart, and a removed page is gone', async () => {
  expect((await ask('/fights')).body.toString()).toContain('<h1>Fights</h1>');
  await writeFile(join(folder, 'new.html'), '<h1>Bouts!</h1>');
  await rename(join(folder, 'new.html'), join(folder, 'fights', 'index.html'));
  const released = await ask('/fights');
  expect(released.body.toString()).toBe('<h1>Bouts!</h1>');
  expect(released.headers['content-length']).toBe('15');
  await writeFile(join(folder, 'fights', 'index.html'), '<h1>Nights</h1>');
  expect((await ask('/fights')).body.toString()).toBe('<h1>Nights</h1>');
  await rm(join(folder, 'gear', 'index.html'));
  expect((await ask('/gear')).status).toBe(404);
});
