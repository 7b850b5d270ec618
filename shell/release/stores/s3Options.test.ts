import { PutObjectCommand } from '@aws-sdk/client-s3';
import { expect, test, vi } from 'vitest';
import { verify } from '../publish/maintenance/verify.ts';
import { refuseDuringTest, startBucket } from '../testing/s3/bucket.ts';
import { newStore, news, release, releaseSamples } from '../testing/samples.ts';
import { newClient, s3Store } from './s3.ts';
import { write } from './store.ts';
import { refuseUnsafeStore, storeFault } from './storeFault.ts';

const bucket = await startBucket();

interface Sent {
  hostname: string;
  path: string;
  headers: Record<string, string>;
}

/** Returns the signed request that the store would send for a write. */
async function sentBy(variables: Readonly<Record<string, string | undefined>>): Promise<Sent> {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const client = newClient();
  let sent: Sent | undefined;
  client.middlewareStack.add(
    () => async (args) => {
      sent = args.request as Sent;
      throw Object.assign(new Error('not sent'), { $retryable: undefined });
    },
    { step: 'finalizeRequest', priority: 'low' },
  );
  const write = client.send(new PutObjectCommand({ Bucket: 'site', Key: 'x', Body: 'x' }));
  await expect(write).rejects.toThrow('not sent');
  if (!sent) throw new Error('Nothing was sent.');
  return sent;
}

const AMAZON = { AWS_ENDPOINT_URL_S3: undefined, AWS_REGION: 'eu-north-1' };

test('a bucket at Amazon gets checksums, which Object Lock demands', async () => {
  const { headers, hostname, path } = await sentBy(AMAZON);
  expect(headers['x-amz-checksum-crc32']).toBeDefined();
  expect(hostname + path).toBe('site.s3.eu-north-1.amazonaws.com/x');
});

test('another endpoint gets checksums only when a variable demands them', async () => {
  const quiet = await sentBy({});
  expect(Object.keys(quiet.headers).join()).not.toContain('checksum');
  expect(quiet.path).toBe('/site/x');
  const { headers } = await sentBy({ AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_SUPPORTED' });
  expect(headers['x-amz-checksum-crc32']).toBeDefined();
});

test('dual-stack and virtual-hosted URLs can be chosen', async () => {
  const dual = await sentBy({ ...AMAZON, AWS_USE_DUALSTACK_ENDPOINT: 'true' });
  expect(dual.hostname).toBe('site.s3.dualstack.eu-north-1.amazonaws.com');
  const virtual = await sentBy({
    AWS_USE_DUALSTACK_ENDPOINT: undefined,
    AWS_ENDPOINT_URL_S3: 'https://objects.example',
    RINGSIDE_S3_ADDRESSING: 'virtual',
  });
  expect(virtual.hostname + virtual.path).toBe('site.objects.example/x');
});

test('a bucket whose policy demands an ACL or encryption gets them with each write, signed', async () => {
  const isRefused = (headers: Record<string, unknown>) =>
    headers['x-amz-acl'] !== 'public-read' || headers['x-amz-server-side-encryption'] !== 'AES256';
  refuseDuringTest(bucket, (method, _, headers) => method === 'PUT' && isRefused(headers));
  await expect(releaseSamples(s3Store('site', 'acl'))).rejects.toThrow('AccessDenied');
  vi.stubEnv('RINGSIDE_S3_HEADERS', 'x-amz-acl: public-read, x-amz-server-side-encryption: AES256');
  const store = s3Store('site', 'acl');
  await releaseSamples(store);
  expect(await verify(store)).toEqual([]);
  const { headers } = await sentBy({});
  expect(headers.authorization).toContain('x-amz-acl');
});

test('a release waits for a store that answers every third request with SlowDown', async () => {
  let requests = 0;
  refuseDuringTest(bucket, () => {
    requests += 1;
    return requests % 3 === 0 && { status: 503, code: 'SlowDown' };
  });
  // The SDK chooses its pauses at random, so fix them to a short one.
  vi.spyOn(Math, 'random').mockReturnValue(0.01);
  const store = s3Store('site', 'slow');
  await releaseSamples(store);
  await release(store, news('second'));
  expect(await verify(store)).toEqual([]);
  vi.restoreAllMocks();
});

test('a store that ignores If-None-Match is refused by name, and others are not', async () => {
  const store = s3Store('site', 'conditions');
  expect(await storeFault(store)).toBeUndefined();
  expect(await storeFault(await newStore())).toBeUndefined();
  expect(await store.list()).toEqual([]);
  const careless = {
    ...store,
    prepare: async (path: string, bytes: Uint8Array) => {
      const file = await store.prepare(path, bytes);
      return { place: () => file.place() };
    },
  };
  await expect(refuseUnsafeStore(careless)).rejects.toThrow(
    /^ringside: s3:\/\/site\/conditions lets several writers .*\(unsafe-store\)$/,
  );
  expect(await write(store, 'x', Buffer.from('x'), true)).toBe(true);
});
