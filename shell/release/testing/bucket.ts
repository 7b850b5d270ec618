import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  request as send,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { afterAll } from 'vitest';
import { temporaryFolder } from './fixtures.ts';

export interface Bucket {
  /** Says which requests the bucket refuses. */
  refuse: (method: string, path: string) => boolean;
  endpoint: string;
}

const BUCKET = 'site';

/**
 * Starts an S3-compatible server with a bucket, `s3://site`, and points the SDK's settings to it: s3rver, or, where
 * `RINGSIDE_S3` says so, the server at that address (`npm run test:s3`).
 */
export async function startBucket(): Promise<Bucket> {
  const real = process.env.RINGSIDE_S3;
  const answer = real ? passedOnTo(real) : await answeredHere();
  const bucket: Bucket = { refuse: () => false, endpoint: '' };
  const server = createServer((request, response) => {
    const path = pathOf(request).slice(`/${BUCKET}/`.length);
    if (bucket.refuse(request.method ?? '', path)) refuse(request, response, 403, 'AccessDenied');
    else answer(request, response);
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
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  });
  if (real) {
    const client = new S3Client({ endpoint: bucket.endpoint, forcePathStyle: true });
    await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
  }
  return bucket;
}

/**
 * s3rver ignores conditional writes, so this answers them in its stead, as Amazon documents: `If-None-Match: *` writes
 * an object only if there is none, and of several at once lets one through. It also keeps what was sent of an object
 * when its sender is killed, where Amazon writes all or nothing, so it is given whole objects only.
 *
 * @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html
 */
async function answeredHere(): Promise<RequestListener> {
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: await temporaryFolder(),
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await s3.run();
  afterAll(() => s3.close());
  const passOn = passedOnTo(`http://127.0.0.1:${port}`);
  const present = new Set<string>();
  return async (request, response) => {
    const path = pathOf(request);
    const body = await buffer(request).catch(() => undefined);
    if (!body) return;
    if (request.method === 'PUT') {
      if (request.headers['if-none-match'] === '*' && present.has(path))
        return refuse(request, response, 412, 'PreconditionFailed');
      present.add(path);
    }
    if (request.method === 'DELETE') present.delete(path);
    passOn(request, response, Readable.from([body]));
  };
}

/** Passes everything on as it came: what is signed is the address that the client was told. */
const passedOnTo =
  (endpoint: string) =>
  (request: IncomingMessage, response: ServerResponse, body: Readable = request): void => {
    const { method, url, headers } = request;
    const onwards = send(new URL(url ?? '/', endpoint), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onwards.once('error', () => response.destroy());
    body.pipe(onwards);
  };

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?')[0] ?? '';

function refuse(request: IncomingMessage, response: ServerResponse, status: number, code: string): void {
  request.resume();
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
