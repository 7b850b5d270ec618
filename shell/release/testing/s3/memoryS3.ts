import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export const TEST_KEY = 'RINGSIDE';
const KEPT_HEADERS = ['content-type', 'content-encoding', 'cache-control'] as const;
const KEYS_PER_PAGE = 1000;

interface StoredObject {
  body: Buffer;
  headers: Record<string, string>;
}

/**
 * Behaves like one S3 bucket, with its objects in memory. Put (atomic, and conditional if asked),
 * get, head, delete and list work as Amazon documents them. `npm run test:s3` runs the same tests
 * against Ceph.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html
 */
export function memoryS3(bucket: string): RequestListener {
  const objects = new Map<string, StoredObject>();

  async function put(request: IncomingMessage, response: ServerResponse, key: string) {
    const body = await buffer(request).catch(() => undefined);
    // The client was killed during the upload, so store nothing.
    if (!body || body.length !== Number(request.headers['content-length']))
      return response.destroy();
    // Do not await anything between this check and the write, so that no other request comes
    // between them.
    if (request.headers['if-none-match'] === '*' && objects.has(key))
      return refuse(response, 412, 'PreconditionFailed');
    const kept = KEPT_HEADERS.flatMap((name) => {
      const value = request.headers[name];
      return value ? [[name, value]] : [];
    });
    objects.set(key, { body, headers: Object.fromEntries(kept) });
    response.writeHead(200).end();
  }

  function get(response: ServerResponse, key: string, withBody: boolean) {
    const stored = objects.get(key);
    if (!stored) return refuse(response, 404, 'NoSuchKey');
    response.writeHead(200, { ...stored.headers, 'content-length': stored.body.length });
    response.end(withBody ? stored.body : undefined);
  }

  function list(response: ServerResponse, query: URLSearchParams) {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const rest = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = rest.slice(0, KEYS_PER_PAGE);
    const next = rest.length > page.length ? page.at(-1) : undefined;
    const contents = page
      .map((key) => `<Contents><Key>${escapeXml(key)}</Key></Contents>`)
      .join('');
    const token = next ? `<NextContinuationToken>${escapeXml(next)}</NextContinuationToken>` : '';
    answerXml(
      response,
      200,
      `<ListBucketResult><IsTruncated>${Boolean(next)}</IsTruncated>${contents}${token}</ListBucketResult>`,
    );
  }

  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    const [, name, ...rest] = pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    if (request.method === 'PUT' && name === bucket && key) return put(request, response, key);
    request.resume();
    if (name !== bucket) return refuse(response, 404, 'NoSuchBucket');
    if (request.method === 'GET' && !key) return list(response, searchParams);
    if (request.method === 'GET' || request.method === 'HEAD')
      return get(response, key, request.method === 'GET');
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    refuse(response, 501, 'NotImplemented');
  };
}

export const refuse = (response: ServerResponse, status: number, code: string): void =>
  answerXml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

function answerXml(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?>${xml}`);
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
