import { gunzipSync, gzipSync } from 'node:zlib';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import type { Change } from '../publish/change.ts';
import { verify } from '../publish/maintenance/verify.ts';
import { publish } from '../publish/publish.ts';
import { startBucket } from '../testing/s3/bucket.ts';
import { changed, news, release, releaseSamples, sourceOf, tree } from '../testing/samples.ts';
import { s3Store } from './s3.ts';

const bucket = await startBucket();

test('releases, rolls back and verifies', async () => {
  const store = s3Store('site', 'rollback');
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

test('each object has a content type, a cache lifetime and an encoding', async () => {
  await releaseSamples(s3Store('site', 'heads'));
  const client = new S3Client({ endpoint: bucket.endpoint, forcePathStyle: true });
  const head = async (path: string) => {
    const found = await client.send(new GetObjectCommand({ Bucket: 'site', Key: `heads/${path}` }));
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
  expect(await head('vendor/react@19.0.0-0.js')).toMatchObject({
    ContentType: 'text/javascript; charset=utf-8',
    CacheControl: 'public, max-age=31536000, immutable',
    ContentEncoding: 'gzip',
  });
  const embed = (await s3Store('site', 'heads').list('embed')).filter((path) => path.endsWith('.js'));
  const kept = await Promise.all(embed.map(async (path) => [path, (await head(path)).CacheControl]));
  expect(Object.fromEntries(kept)).toEqual({
    'embed/clock.js': 'public, max-age=300, stale-while-revalidate=86400',
    [embed.find((path) => path.includes('@')) ?? '']: 'public, max-age=31536000, immutable',
  });
  const pointer = await head('sections.json');
  expect(pointer).toMatchObject({ ContentType: 'application/json; charset=utf-8', CacheControl: 'no-cache' });
  expect(JSON.parse(pointer.body.toString())).toMatchObject({ contract: 2 });
});

test('a truncated object is reported like any other damage, and repaired by releasing again', async () => {
  const store = s3Store('site', 'cut');
  await releaseSamples(store);
  const paths = (await store.list()).filter((path) => /^(vendor|news)\/.*(js|html)$/.test(path));
  const client = new S3Client({ endpoint: bucket.endpoint, forcePathStyle: true });
  for (const path of paths) {
    const body = gzipSync('as it was').subarray(0, 12);
    const Key = `cut/${path}`;
    await client.send(new PutObjectCommand({ Bucket: 'site', Key, Body: body, ContentEncoding: 'gzip' }));
  }
  const faults = await verify(store);
  for (const path of paths) expect(faults.filter((fault) => fault.startsWith(path))).not.toEqual([]);
  await releaseSamples(store);
  expect(await verify(store)).toEqual([]);
});

test('of ten writers that create the same object one wins', async () => {
  const store = s3Store('site', 'race');
  const won = await Promise.all(Array.from({ length: 10 }, (_, i) => store.create('x', Buffer.from(`${i}`))));
  expect(won.filter(Boolean)).toHaveLength(1);
});

test('a refusal of the bucket is reported; it changes nothing, or the next release completes it', async () => {
  const store = s3Store('site', 'refusals');
  await releaseSamples(store);
  const pages = async () => new Map([...(await tree(store))].filter(([path]) => path.endsWith('.html')));
  const before = await pages();
  let puts = 0;
  bucket.refuse = (method, path) => method === 'PUT' && path.endsWith('.html') && ++puts > 1;
  await expect(release(store, news('second'))).rejects.toThrow(/AccessDenied.*half-published/);
  expect(changed(before, await pages())).toHaveLength(1);
  puts = -2;
  bucket.refuse = (method, path) => method === 'PUT' && path.endsWith('.html') && ++puts === 0;
  const third: Change = { kind: 'release', sources: [await sourceOf(news('third'))] };
  await expect(publish(store, third, 0)).rejects.toThrow(/AccessDenied.*nothing was changed\. \(refused\)/);
  bucket.refuse = () => false;
  expect(changed(before, await pages())).toEqual([]);
  await publish(store, { kind: 'release', sources: [await sourceOf(news('second'))] }, 0);
  expect(await verify(store)).toEqual([]);
  expect(changed(before, await pages())).toEqual(['index.html', 'training.html']);
});

test('a missing bucket is named', async () => {
  await expect(releaseSamples(s3Store('elsewhere', ''))).rejects.toThrow('s3://elsewhere');
});
