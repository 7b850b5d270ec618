import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  request as send,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, onTestFinished } from 'vitest';
import { memoryS3, refuse, TEST_KEY } from './memoryS3.ts';

export interface Bucket {
  /** Decides which requests fail: `true` is a 403, and an object is another error. */
  refuse: (
    method: string,
    path: string,
    headers: IncomingHttpHeaders,
  ) => boolean | { status: number; code: string };
  endpoint: string;
}

const BUCKET = 'site';

/**
 * Starts a server with the bucket `s3://site`, and sets the SDK's variables. The bucket is in
 * memory, or on the server that `RINGSIDE_S3` names.
 */
export async function startBucket(): Promise<Bucket> {
  const real = process.env.RINGSIDE_S3;
  const answer = real ? passOnTo(real) : memoryS3(BUCKET);
  const bucket: Bucket = { refuse: () => false, endpoint: '' };
  const server = createServer((request, response) => {
    const path = pathOf(request).slice(`/${BUCKET}/`.length);
    const refusal = bucket.refuse(request.method ?? '', path, request.headers);
    if (!refusal) return answer(request, response);
    request.resume();
    const { status, code } = refusal === true ? { status: 403, code: 'AccessDenied' } : refusal;
    refuse(response, status, code);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  bucket.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: bucket.endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: TEST_KEY,
    AWS_SECRET_ACCESS_KEY: TEST_KEY,
  });
  if (real) {
    const client = new S3Client({ endpoint: bucket.endpoint, forcePathStyle: true });
    await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
  }
  return bucket;
}

/** Makes a bucket refuse requests until the test ends. */
export function refuseDuringTest(bucket: Bucket, refuse: Bucket['refuse']): void {
  bucket.refuse = refuse;
  onTestFinished(() => {
    bucket.refuse = () => false;
  });
}

/** Passes requests on unchanged, because the signature covers the URL that the client knows. */
const passOnTo =
  (endpoint: string): RequestListener =>
  (request, response) => {
    const { method, url, headers } = request;
    const onwards = send(new URL(url ?? '/', endpoint), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onwards.once('error', () => response.destroy());
    request.pipe(onwards);
  };

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?')[0] ?? '';
