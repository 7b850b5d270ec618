import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';
import { afterAll } from 'vitest';
import { temporaryFolder } from './fixtures.ts';

export interface Bucket {
  /** Says which requests the bucket refuses. */
  refuse: (method: string, path: string) => boolean;
  /** What answered last to a path. */
  endpoint: string;
}

const BUCKET = 'site';

/**
 * Starts an S3-compatible server with one empty bucket, `s3://site`, and points the SDK's settings to it.
 *
 * s3rver ignores conditional writes, so this answers them in its stead, as Amazon documents: `If-None-Match: *` writes
 * an object only if there is none, and of several at once lets one through.
 *
 * @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html
 */
export async function startBucket({ conditional = true } = {}): Promise<Bucket> {
  const s3 = new S3rver({
    silent: true,
    directory: await temporaryFolder(),
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  await s3.configureBuckets();
  const answer = s3.callback();
  const present = new Set<string>();
  const bucket: Bucket = { refuse: () => false, endpoint: '' };

  const server = createServer((request: IncomingMessage, response) => {
    const { method = '', url = '' } = request;
    const path = url.split('?')[0] ?? '';
    const refuse = (status: number, code: string) => {
      request.resume();
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    };
    if (bucket.refuse(method, path.slice(`/${BUCKET}/`.length))) return refuse(403, 'AccessDenied');
    if (method === 'PUT') {
      if (conditional && request.headers['if-none-match'] === '*' && present.has(path))
        return refuse(412, 'PreconditionFailed');
      present.add(path);
    }
    if (method === 'DELETE') present.delete(path);
    void answer(request, response);
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
  return bucket;
}
