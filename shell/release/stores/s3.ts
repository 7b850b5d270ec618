import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { hashOf } from '@ringside/shared/build/hash';
import { copies } from './copies.ts';
import { cacheControl, contentType, isCompressed } from './fileKinds.ts';
import type { PreparedFile, Store } from './store.ts';

/** How often to retry a conditional write that conflicted with another one. */
const CONFLICT_TRIES = 5;

/**
 * A site in an S3 bucket, below a prefix. Endpoint, region and credentials come from the usual settings
 * (`AWS_ENDPOINT_URL_S3`, `AWS_REGION`, `AWS_PROFILE`, …).
 *
 * Text is stored as gzip with `content-encoding`, because a bucket does not compress. Writing one object is atomic.
 */
export function s3Store(bucket: string, prefix: string): Store {
  const name = `s3://${bucket}${prefix && `/${prefix}`}`;
  const client = newClient();
  const keyOf = (path: string) => (prefix ? `${prefix}/${path}` : path);

  /** Turns a refusal into an error with the operation and the path. */
  async function orExplain<Result>(doing: string, path: string, request: Promise<Result>): Promise<Result> {
    try {
      return await request;
    } catch (error) {
      throw new Error(`${name}: ${doing} ${path} was refused: ${refusalText(error)}`, { cause: error });
    }
  }

  /** Sends a file, compressed now so that many prepared ones need little memory. */
  async function packed(path: string, bytes: Uint8Array) {
    const body = isCompressed(path) ? await copies['.gz'].pack(path, bytes) : bytes;
    return async (condition: { IfNoneMatch?: '*' } = {}) => {
      const command = new PutObjectCommand({
        Bucket: bucket,
        Key: keyOf(path),
        Body: body,
        ContentType: contentType(path),
        ContentEncoding: isCompressed(path) ? 'gzip' : undefined,
        CacheControl: cacheControl(path),
        ...condition,
      });
      await client.send(command);
      return body.length;
    };
  }

  async function prepare(path: string, bytes: Uint8Array): Promise<PreparedFile> {
    const put = await packed(path, bytes);
    return { place: () => orExplain('writing', path, put()), discard: async () => undefined };
  }

  const store: Store = {
    name,
    async read(path) {
      const request = client.send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(path) }));
      const response = await orExplain('reading', path, orNothing(request));
      const bytes = await response?.Body?.transformToByteArray();
      if (!bytes) return undefined;
      if (response?.ContentEncoding !== 'gzip') return bytes;
      // Truncated bytes are returned as they are. Their hash is wrong, and that error is clearer than gunzip's.
      return promisify(gunzip)(bytes).catch(() => bytes);
    },
    prepare,
    write: async (path, bytes) => (await prepare(path, bytes)).place(),
    async backUp(path) {
      const bytes = await store.read(path);
      if (!bytes) return undefined;
      const [old, hash] = [await prepare(path, bytes), hashOf(bytes)];
      // A bucket that refused the new file may refuse the old one, too.
      const isSame = async () => hashOf((await store.read(path)) ?? '') === hash;
      return { ...old, place: async () => ((await isSame()) ? 0 : old.place()) };
    },
    async create(path, bytes) {
      const put = await packed(path, bytes);
      for (let attempt = 1; ; attempt += 1) {
        try {
          await put({ IfNoneMatch: '*' });
          return true;
        } catch (error) {
          const status = httpStatusOf(error);
          if (status === 412) return false;
          // Another conditional write of the same object was under way. Retry to learn which one won.
          if (status === 409 && attempt < CONFLICT_TRIES) continue;
          return await orExplain('creating', path, Promise.reject(error));
        }
      }
    },
    async remove(path) {
      await orExplain(
        'removing',
        path,
        client.send(new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(path) })),
      );
    },
    async list(folder = '') {
      const root = keyOf('');
      const below = folder ? keyOf(`${folder}/`) : root;
      const paths: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: below, ContinuationToken });
        const page = await orExplain('listing', folder, client.send(command));
        paths.push(...(page.Contents ?? []).flatMap(({ Key }) => (Key ? [Key.slice(root.length)] : [])));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return paths.sort();
    },
  };
  return store;
}

function newClient(): S3Client {
  const endpoint = process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL;
  return new S3Client({
    region: process.env.AWS_REGION ?? process.env.AWS_DEFAULT_REGION ?? 'us-east-1',
    // Servers other than Amazon's seldom support URLs of the form <bucket>.<host>, and some lack the newer
    // checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

const httpStatusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

function refusalText(error: unknown): string {
  const { name, message, code } = error as { name?: string; message?: string; code?: string };
  return [httpStatusOf(error), code ?? name, message].filter(Boolean).join(' ').split('\n', 1)[0] ?? '';
}

/** A missing object is a normal result; a missing bucket is an error. */
async function orNothing<Result>(request: Promise<Result>): Promise<Result | undefined> {
  try {
    return await request;
  } catch (error) {
    const { name } = error as { name?: string };
    if (name === 'NoSuchKey' || (httpStatusOf(error) === 404 && name !== 'NoSuchBucket')) return undefined;
    throw error;
  }
}
