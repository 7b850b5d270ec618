import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { freePort } from '@ringside/shared/testing/freePort';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { directoryStore } from '../stores/directory.ts';
import { inParallel } from '../support/inParallel.ts';
import { strangeAddresses } from '../testing/addresses.ts';
import { get, statusOf } from '../testing/exchange.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { INSTALL_NGINX, nginxPath } from '../testing/nginx.ts';
import { releaseSamples } from '../testing/samples.ts';

const BROTLI = '/usr/share/nginx/modules/ngx_http_brotli_static_module.so';

describe('nginx with our configuration', () => {
  let port = 0;
  let stop = () => {};

  beforeAll(async () => {
    if (!nginxPath) throw new Error(`@ringside/shell: ${INSTALL_NGINX}.`);
    const folder = await temporaryFolder();
    const site = join(folder, 'site');
    await releaseSamples(directoryStore(site));
    // nginx's workers run as nobody, who may not read our temporary folder otherwise.
    execFileSync('chmod', ['-R', 'a+rX', folder]);
    port = await freePort();
    const hasBrotli = existsSync(BROTLI);
    const ours = readFileSync(new URL('./nginx.conf', import.meta.url), 'utf8')
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('/srv/ringside', site)
      .replace('  brotli_static on;\n', hasBrotli ? '$&' : '');
    await mkdir(join(folder, 'temp'));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/temp/${name};`)
      .join('\n');
    await writeFile(
      join(folder, 'nginx.conf'),
      `${hasBrotli ? `load_module ${BROTLI};` : ''}
      daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
      events {}
      http { access_log off; ${temporary}\n${ours} }`,
    );
    const child = spawn(nginxPath, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
      stdio: 'inherit',
    });
    stop = () => child.kill('SIGTERM');
    await vi.waitFor(() => ask('/'), 5000);
  });
  afterAll(() => stop());

  function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
      (resolve, reject) => {
        const outgoing = request({ port, host: '127.0.0.1', path, headers, method }, async (response) => {
          const body = Buffer.concat(await response.toArray()).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        });
        outgoing.once('error', reject).end();
      },
    );
  }

  test.each(['/', '/news', '/news/', '/news?utm=1', '/news/one'])('%s is a page', async (path) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    ['/nothing', 'Not found'],
    ['/news/nothing', 'No such article'],
    ['/news/one/deeper', 'No such article'],
    ['/gear/nothing', 'Not found'],
    ['/assets/news/none.js', 'Not found'],
    ['/.staging/x', 'Not found'],
  ])('%s is not found: "%s"', async (path, text) => {
    const { status, headers, body } = await ask(path, { 'accept-encoding': 'identity' });
    expect(status).toBe(404);
    expect(body).toContain(text);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
  });

  test.each([
    ['evergreen', 'public, max-age=300, stale-while-revalidate=86400'],
    ['pinned', 'public, max-age=31536000, immutable'],
  ] as const)(
    'the %s embed file is kept as long as it may, and runs on any page',
    async (which, cacheControl) => {
      const [clock] = JSON.parse((await ask('/embed/index.json')).body) as Record<string, string>[];
      expect((await ask(clock?.[which] ?? '')).headers).toMatchObject({
        'cache-control': cacheControl,
        'content-type': 'text/javascript; charset=utf-8',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
    },
  );

  test('files that never change are cached for a year, and other sites may use them', async () => {
    expect((await ask('/vendor/react@19.0.0-0.js')).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test.each([...(existsSync(BROTLI) ? [['br', 'br']] : []), ['gzip', 'gzip'], ['identity', '']])(
    'accept-encoding %s gets %s',
    async (accepted, encoding) => {
      const { headers } = await ask('/news', { 'accept-encoding': accepted ?? '' });
      expect(headers['content-encoding'] ?? '').toBe(encoding);
      expect(String(headers.vary).toLowerCase()).toBe('accept-encoding');
    },
  );

  test('malformed addresses lead nowhere, break nothing, and are not echoed', async () => {
    // nginx uses the path of an address with another scheme, which is equally good.
    const addresses = strangeAddresses(500, 6).filter(({ kind }) => kind !== 'no address');
    const wrong = await inParallel(addresses, async ({ kind, address, status, marker }) => {
      const answer = await get(port, address);
      const got = statusOf(answer);
      // nginx has other reasons for refusing an address, and normalises double slashes and `..` first.
      const isRight = status === 200 ? got === 200 : got === 400 || got === 404;
      return isRight && !answer.includes(marker) ? [] : [`${got} ${kind}: ${address}`];
    });
    expect(wrong.flat()).toEqual([]);
  });

  test('answers conditional, partial and invalid requests correctly', async () => {
    const { headers } = await ask('/news');
    expect((await ask('/news', { 'if-none-match': String(headers.etag) })).status).toBe(304);
    expect((await ask('/vendor/react@19.0.0-0.js', { range: 'bytes=0-1' })).body).toBe('re');
    expect((await ask('/news', {}, 'POST')).status).toBe(405);
    expect((await ask('/%', {})).status).toBe(400);
  });
});
