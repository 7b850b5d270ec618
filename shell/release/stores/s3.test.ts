import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, test, vi } from 'vitest';
import { openReleaseTarget } from '../cli/target.ts';
import type { Change } from '../publish/changes/change.ts';
import { verify } from '../publish/maintenance/verify.ts';
import { publish } from '../publish/publish.ts';
import { REACT, temporaryFolder } from '../testing/fixtures.ts';
import { refuseDuringTest, startBucket } from '../testing/s3/bucket.ts';
import { changed, news, release, releaseSamples, sourceOf, tree } from '../testing/samples.ts';
import { isImmutable } from './fileKinds.ts';
import { s3Store } from './s3.ts';
import { write } from './store.ts';

const bucket = await startBucket();
const client = new S3Client({ endpoint: bucket.endpoint, forcePathStyle: true });

test('releases and rolls back, also if its policy lets nobody overwrite or delete released files', async () => {
  const store = s3Store('site', 'rollback');
  refuseDuringTest(
    bucket,
    (method, path, { 'if-none-match': condition }) =>
      isImmutable(path.slice('rollback/'.length)) &&
      (method === 'DELETE' || (method === 'PUT' && condition !== '*')),
  );
  await releaseSamples(store);
  const before = await tree(store);
  const { written } = await release(store, news('second'));
  expect(written).toBe(2);
  expect(await verify(store)).toEqual([]);
  await publish(store, { kind: 'rollback', section: 'news' });
  const files = changed(before, await tree(store)).filter((path) => !path.startsWith('releases/'));
  expect(files).toEqual(['sections.json']);
  expect(await verify(store)).toEqual([]);
});

/** A site that several tests use. Each leaves it whole. */
const shared = s3Store('site', 'shared');
await releaseSamples(shared);

test('each object has a content type, a cache lifetime and an encoding', async () => {
  const head = async (path: string) => {
    const found = await client.send(
      new GetObjectCommand({ Bucket: 'site', Key: `shared/${path}` }),
    );
    const body = await found.Body?.transformToByteArray();
    return { ...found, body: Buffer.from(body ?? '') };
  };
  const page = await head('news.html');
  expect(page).toMatchObject({
    ContentType: 'text/html; charset=utf-8',
    CacheControl: 'no-cache',
    ContentEncoding: 'gzip',
  });
  expect(gunzipSync(page.body).toString()).toContain('<h1>News</h1>');
  expect(await head(REACT)).toMatchObject({
    ContentType: 'text/javascript; charset=utf-8',
    CacheControl: 'public, max-age=31536000, immutable',
    ContentEncoding: 'gzip',
  });
  const embed = (await shared.list('embed')).filter((path) => path.endsWith('.js'));
  const kept = await Promise.all(
    embed.map(async (path) => [path, (await head(path)).CacheControl]),
  );
  expect(Object.fromEntries(kept)).toEqual({
    'embed/clock.js': 'public, max-age=300',
    [embed.find((path) => path.includes('@')) ?? '']: 'public, max-age=31536000, immutable',
  });
  const pointer = await head('sections.json');
  expect(pointer).toMatchObject({
    ContentType: 'application/json; charset=utf-8',
    CacheControl: 'no-cache',
  });
  expect(JSON.parse(pointer.body.toString())).toMatchObject({ contract: 2 });
});

test('a truncated object is reported like any other damage, and repaired by releasing again', async () => {
  const paths = (await shared.list()).filter((path) => /^(vendor|news)\/.*(js|html)$/.test(path));
  for (const path of paths) {
    const body = gzipSync('as it was').subarray(0, 12);
    const Key = `shared/${path}`;
    await client.send(
      new PutObjectCommand({ Bucket: 'site', Key, Body: body, ContentEncoding: 'gzip' }),
    );
  }
  const faults = await verify(shared);
  for (const path of paths) expect(faults).toContainEqual(expect.objectContaining({ path }));
  await releaseSamples(shared);
  expect(await verify(shared)).toEqual([]);
});

/** Writes an object that belongs to no release. */
const put = (Key: string, bytes: Uint8Array = Buffer.from('x'), ContentEncoding?: string) =>
  client.send(new PutObjectCommand({ Bucket: 'site', Key, Body: bytes, ContentEncoding }));

test('programs get plain files; those that are stored compressed are a defect, and repaired', async () => {
  await put('shared/feed.xml', gzipSync((await shared.read('feed.xml')) ?? ''), 'gzip');
  expect(await verify(shared)).toMatchObject([{ code: 'damaged-copy', path: 'feed.xml' }]);
  await releaseSamples(shared);
  expect(await verify(shared)).toEqual([]);
  for (const path of ['feed.xml', 'sitemap.xml', 'robots.txt', 'embed/index.json']) {
    const head = await client.send(new GetObjectCommand({ Bucket: 'site', Key: `shared/${path}` }));
    expect({ path, encoding: head.ContentEncoding }).toEqual({ path, encoding: undefined });
  }
});

test('of ten writers that create the same object one wins', async () => {
  const store = s3Store('site', 'race');
  const won = await Promise.all(
    Array.from({ length: 10 }, (_, i) => write(store, 'x', Buffer.from(`${i}`), true)),
  );
  expect(won.filter(Boolean)).toHaveLength(1);
});

const pages = async () =>
  new Map([...(await tree(shared))].filter(([path]) => path.endsWith('.html')));
const releaseOf = async (text: string): Promise<Change> => ({
  kind: 'release',
  sources: [await sourceOf(news(text))],
});

/** Refuses some writes of pages: the first that is written has the number 1. */
function refuseWrites(isRefused: (page: number) => boolean): void {
  let pages = 0;
  refuseDuringTest(bucket, (method, path) => {
    if (method !== 'PUT' || !path.endsWith('.html')) return false;
    pages += 1;
    return isRefused(pages);
  });
}

test('a bucket that refuses one page changes nothing', async () => {
  const before = await pages();
  refuseWrites((page) => page === 2);
  await expect(publish(shared, await releaseOf('second'), 0)).rejects.toThrow(
    /AccessDenied.*Nothing was changed\. \(refused\)/,
  );
  expect(changed(before, await pages())).toEqual([]);
  expect(await verify(shared)).toEqual([]);
});

test('a bucket that refuses all pages but one leaves the change half-published, and the next release completes it', async () => {
  const [before, second] = [await pages(), await releaseOf('second')];
  refuseWrites((page) => page > 1);
  await expect(publish(shared, second, 0)).rejects.toThrow(/AccessDenied.*half-published/);
  expect(changed(before, await pages())).toHaveLength(1);

  refuseDuringTest(bucket, () => false);
  await publish(shared, second, 0);
  expect(await verify(shared)).toEqual([]);
  expect(changed(before, await pages())).toEqual(['index.html', 'training.html']);
});

test('a bucket that refuses the copy of the pointer says that the change is live', async () => {
  const third = await releaseOf('third');
  refuseDuringTest(bucket, (method, path) => method === 'PUT' && path.endsWith('sections.json'));
  await expect(publish(shared, third, 0)).rejects.toThrow(
    /the change is live, but copying it to sections\.json failed: .*AccessDenied.*half-published/,
  );
  refuseDuringTest(bucket, () => false);
  await publish(shared, third, 0);
  expect(await verify(shared)).toEqual([]);
});

test("markers of folders and other keys hide neither a stranger's page nor the newest generation", async () => {
  for (const key of ['foreign/', 'foreign/index.html', 'marked/releases/generations/'])
    await put(key);
  await expect(openReleaseTarget('s3://site/foreign')).rejects.toThrow(
    'has other files, such as index.html',
  );
  const store = s3Store('site', 'marked');
  await releaseSamples(store);
  for (const name of ['notes.txt', '']) await put(`marked/releases/generations/${name}`);
  await release(store, news('second'));
  expect(await verify(store)).toEqual([]);
});

test('region and endpoint come from the profile, and a response that breaks off twice is named', async () => {
  const asked: string[] = [];
  const server = createServer(({ url, headers, socket }, response) => {
    asked.push(`${url?.split('?')[0]} ${headers.authorization?.split('/')[2]}`);
    response.writeHead(200, { 'content-length': 9 }).write('half', () => socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const config = join(await temporaryFolder(), 'config');
  const endpoint = `http://localhost:${(server.address() as AddressInfo).port}`;
  await writeFile(
    config,
    `[profile north]\nregion = eu-north-1\nendpoint_url = ${endpoint}\naws_access_key_id = a\naws_secret_access_key = b\n`,
  );
  for (const name of ['ENDPOINT_URL_S3', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'])
    vi.stubEnv(`AWS_${name}`, undefined);
  for (const [name, value] of [
    ['AWS_CONFIG_FILE', config],
    ['AWS_PROFILE', 'north'],
  ] as const)
    vi.stubEnv(name, value);
  const broken = /^s3:\/\/site: reading x was refused: ECONNRESET aborted$/;
  await expect(s3Store('site', '').read('x')).rejects.toThrow(broken);
  expect(asked).toEqual(['/site/x eu-north-1', '/site/x eu-north-1']);
  server.close();
});

test('a missing bucket is named', async () => {
  await expect(releaseSamples(s3Store('elsewhere', ''))).rejects.toThrow('s3://elsewhere');
});
