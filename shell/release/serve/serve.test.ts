import { mkdir, readdir, readlink, rename, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { get, statusOf } from '../testing/exchange.ts';
import { ask, client, folder, port } from './testing/sampleSite.ts';

await writeFile(join(folder, '..', 'secret.txt'), 'secret');
await mkdir(join(folder, '.hidden'));
await writeFile(join(folder, '.hidden', 'x.txt'), 'hidden');

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
  expect(statusOf(await get(port, path))).toBe(400);
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
  const { headers } = await ask(client);
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

test('endless headers are refused', async () => {
  expect(statusOf(await get(port, '/', `X: ${'a'.repeat(20_000)}`))).toBe(431);
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
