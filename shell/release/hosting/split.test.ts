import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { freePort } from '@ringside/shared/testing/freePort';
import { expect, onTestFinished, test } from 'vitest';
import { previewReleases } from '../preview/preview.ts';
import { directoryStore } from '../stores/directory.ts';
import { inParallel } from '../support/inParallel.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { releaseSamples, samples, sourceOf } from '../testing/samples.ts';

const NGINX = 'nginx';
const VISITS = 100_000;
const SHARE = 0.05;
const TOLERANCE = 0.005;

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const hasNginx = spawnSync(NGINX, ['-v']).status === 0;

async function startNginx(live: string, preview: string): Promise<number> {
  const [folder, port] = [await temporaryFolder(), await freePort()];
  const split = read('nginx-split.conf');
  const [, lines = ''] = /((?:^# .*\n)+)$/m.exec(split.slice(split.indexOf('# root'))) ?? [];
  const server = read('nginx.conf')
    .replace('root /srv/ringside;', lines.replace(/^# /gm, ''))
    .replace(/^ *brotli_static .*$/m, '')
    .replace('8080', String(port));
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const text = `
    ${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; worker_processes 1; events {}
    http {
      access_log off; keepalive_requests 1000000;
      ${folders.map((each) => `${each}_temp_path ${folder}/${each};`).join(' ')}
      ${(split + server).replaceAll('/srv/ringside-preview', preview).replaceAll('/srv/ringside', live)}
    }`;
  await writeFile(join(folder, 'nginx.conf'), text);
  const child = spawn(NGINX, ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]);
  let output = '';
  child.stderr.on('data', (piece) => (output += piece));
  onTestFinished(() => void child.kill());
  await expect
    .poll(() => fetch(`http://127.0.0.1:${port}/`).catch(() => output))
    .toBeInstanceOf(Response);
  return port;
}

test.skipIf(!hasNginx)(
  'nginx gives some of the visits to a preview, and no page mixes modules of both sides',
  { tags: ['all'] },
  async () => {
    const [live, preview] = [await temporaryFolder(), join(await temporaryFolder(), 'preview')];
    await mkdir(preview);
    await releaseSamples(directoryStore(live));
    const next = await sourceOf({ ...samples.gear, client: 'second' });
    await previewReleases(
      directoryStore(live),
      directoryStore(preview),
      [next],
      'https://a.example',
    );
    const port = await startNginx(live, preview);
    const fetchAs = async (browser: string, path: string) => {
      const headers = { 'user-agent': browser };
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
      return { status: response.status, text: await response.text() };
    };
    const isPreview = (text: string) => text.includes('noindex');
    const modules = new Map<boolean, Set<string>>();
    const visits = Array.from({ length: 400 }, (_, index) => index);
    await inParallel(visits, async (index) => {
      const browser = `Browser ${index}`;
      const page = (await fetchAs(browser, '/gear')).text;
      expect(isPreview((await fetchAs(browser, '/fights')).text)).toBe(isPreview(page));
      const named = page.match(/\/assets\/gear\/index-[\w-]+\.js/g) ?? [];
      for (const path of named) {
        expect((await fetchAs(browser, path)).status).toBe(200);
        modules.set(isPreview(page), (modules.get(isPreview(page)) ?? new Set()).add(path));
        for (const other of ['Browser 0', 'Browser 1', 'Googlebot'])
          expect((await fetchAs(other, path)).status).toBe(200);
      }
    });
    expect([...modules.values()].map(({ size }) => size)).toEqual([1, 1]);
    expect([...(modules.get(true) ?? [])]).not.toEqual([...(modules.get(false) ?? [])]);
    for (let index = 0; index < 200; index += 1)
      expect(isPreview((await fetchAs(`Googlebot ${index}`, '/gear')).text)).toBe(false);
  },
);

test('a CloudFront function gives a twentieth of the visits to a preview, and search engines none', () => {
  const script = read('cloudfront-split.js');
  const context = { uriOf: (_: object): string => '' };
  runInNewContext(
    `${script}; uriOf = (event) => { split(event); return event.request.uri; }`,
    context,
  );
  const uriOf = (ip: string, value: string) =>
    context.uriOf({
      viewer: { ip },
      request: { uri: '/gear.html', headers: { 'user-agent': { value } } },
    });
  const counts = Array.from({ length: VISITS }, (_, index) => index);
  const ipOf = (index: number) => `192.0.${index >> 8}.${index & 255}`;
  const shown = counts.filter((index) => uriOf(ipOf(index), 'Firefox') === '/preview/gear.html');
  expect(Math.abs(shown.length / VISITS - SHARE)).toBeLessThan(TOLERANCE);
  expect(shown.some((index) => uriOf(ipOf(index), 'Googlebot') !== '/gear.html')).toBe(false);
});
