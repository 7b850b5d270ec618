import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { settings } from '../support/settings.ts';
import { copies } from './copies.ts';
import { cacheControl, contentType, isCompressed, isForPrograms } from './fileKinds.ts';
import type { PreparedFile, Store } from './store.ts';

/**
 * A site in an S3 bucket, below a prefix. Text for browsers is stored as gzip with `content-encoding`, because a bucket
 * does not compress. Writing one object is atomic.
 */
export function s3Store(bucket: string, prefix: string): Store {
  const name = `s3://${bucket}${prefix && `/${prefix}`}`;
  const { AWS_REGION, AWS_DEFAULT_REGION } = settings();
  const client = new S3Client({
    // Without a variable, the region of the profile. Servers other than Amazon's seldom have one.
    region:
      AWS_REGION ?? AWS_DEFAULT_REGION ?? (() => new S3Client().config.region().catch(() => 'us-east-1')),
    ...(process.env.AWS_REQUEST_CHECKSUM_CALCULATION ? {} : { requestChecksumCalculation: 'WHEN_REQUIRED' }),
    ...(process.env.AWS_RESPONSE_CHECKSUM_VALIDATION ? {} : { responseChecksumValidation: 'WHEN_REQUIRED' }),
  });
  // They seldom support URLs of the form <bucket>.<host>. Only the SDK knows the endpoint of a profile.
  const forcePathStyle = async () => (await client.config.serviceConfiguredEndpoint?.()) !== undefined;
  Object.assign(client.config, { forcePathStyle });
  const objectAt = (path: string) => ({ Bucket: bucket, Key: prefix ? `${prefix}/${path}` : path });

  const orExplain = <Result>(doing: string, path: string, request: Promise<Result>): Promise<Result> =>
    request.catch((error: unknown) => {
      throw new Error(`${name}: ${doing} ${path} was refused: ${refusalText(error)}`, { cause: error });
    });

  /** Programs such as feed readers may not be able to decompress. */
  const isGzip = (path: string) => isCompressed(path) && !isForPrograms(path);

  /** A request that writes a file, compressed now so that many prepared ones need little memory. */
  async function writing(path: string, bytes: Uint8Array) {
    return {
      ...objectAt(path),
      Body: isGzip(path) ? await copies['.gz'].pack(bytes) : bytes,
      ContentType: contentType(path),
      ContentEncoding: isGzip(path) ? 'gzip' : undefined,
      CacheControl: cacheControl(path),
    };
  }

  async function prepare(path: string, bytes: Uint8Array): Promise<PreparedFile> {
    const request = await writing(path, bytes);
    return {
      async place() {
        await orExplain('writing', path, client.send(new PutObjectCommand(request)));
        store.sent += request.Body.length;
      },
    };
  }

  async function read(path: string): Promise<Uint8Array | undefined> {
    const request = client.send(new GetObjectCommand(objectAt(path))).catch((error: Error) => {
      if (error.name !== 'NoSuchKey') throw error;
    });
    const received = request.then(async (found) => ({
      ...found,
      bytes: await found?.Body?.transformToByteArray(),
    }));
    const { bytes, ContentEncoding } = await orExplain('reading', path, received);
    if (!bytes || ContentEncoding !== 'gzip') return bytes;
    // Truncated bytes are returned as they are. Their hash is wrong, and that error is clearer than gunzip's.
    return copies['.gz'].unpack(bytes).catch(() => bytes);
  }

  async function list(folder = ''): Promise<string[]> {
    const start = objectAt('').Key.length;
    const pages = paginateListObjectsV2(
      { client },
      { Bucket: bucket, Prefix: objectAt(folder && `${folder}/`).Key },
    );
    const paths: string[] = [];
    // A bucket's console marks folders with empty objects whose keys end with a slash.
    for await (const { Contents = [] } of pages)
      paths.push(...Contents.flatMap(({ Key = '/' }) => (Key.endsWith('/') ? [] : Key.slice(start))));
    return paths.sort();
  }

  const store: Store = {
    name,
    sent: 0,
    read,
    prepare,
    write: async (path, bytes) => (await prepare(path, bytes)).place(),
    async create(path, bytes) {
      const command = new PutObjectCommand({ ...(await writing(path, bytes)), IfNoneMatch: '*' });
      const creating = client.send(command).catch((error: unknown) => {
        // 412: the object exists. 409: another conditional write of it is under way.
        if (![409, 412].includes(httpStatusOf(error) ?? 0)) throw error;
      });
      return (await orExplain('creating', path, creating)) !== undefined;
    },
    async remove(path) {
      await orExplain('removing', path, client.send(new DeleteObjectCommand(objectAt(path))));
    },
    async checkCopies(path) {
      if (!isForPrograms(path)) return undefined;
      const { ContentEncoding } = await orExplain(
        'reading',
        path,
        client.send(new HeadObjectCommand(objectAt(path))),
      );
      return ContentEncoding && `${path} is stored as ${ContentEncoding}, which feed readers cannot read`;
    },
    list: (folder) => orExplain('listing', folder ?? '', list(folder)),
  };
  return store;
}

const httpStatusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

function refusalText(error: unknown): string {
  const { name, message, code } = error as { name?: string; message?: string; code?: string };
  const text = [httpStatusOf(error), code || name, message].filter(Boolean).join(' ');
  return text.trim().split('\n', 1)[0] || 'the connection was closed';
}
