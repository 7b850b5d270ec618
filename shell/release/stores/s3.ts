import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ServiceException,
} from '@aws-sdk/client-s3';
import { proxyAgent } from '../support/proxy.ts';
import { settings } from '../support/settings.ts';
import { copies } from './copies.ts';
import { cacheControl, contentType, isCompressed, isForPrograms } from './fileKinds.ts';
import type { Store } from './store.ts';

/** A site in a bucket. Text for browsers is stored as gzip, because a bucket does not compress. */
export function s3Store(bucket: string, prefix: string): Store {
  const name = `s3://${bucket}${prefix && `/${prefix}`}`;
  const client = newClient();
  const objectAt = (path: string) => ({ Bucket: bucket, Key: prefix ? `${prefix}/${path}` : path });

  const orExplain = <Result>(
    doing: string,
    path: string,
    request: Promise<Result>,
  ): Promise<Result> =>
    request.catch((error: unknown) => {
      throw new Error(`${name}: ${doing} ${path} was refused: ${refusalText(error)}`, {
        cause: error,
      });
    });

  const store: Store = {
    name,
    sent: 0,

    read(path) {
      const readOnce = () => readObject(client, objectAt(path));
      // The SDK does not repeat a request whose response breaks off.
      return orExplain('reading', path, readOnce().catch(readOnce));
    },

    async prepare(path, bytes) {
      const isGzip = isCompressed(path) && !isForPrograms(path);
      // The file is compressed now, so that many prepared files need little memory.
      const body = isGzip ? await copies['.gz'].pack(bytes) : bytes;
      const input = {
        ...objectAt(path),
        Body: body,
        ContentType: contentType(path),
        ContentEncoding: isGzip ? 'gzip' : undefined,
        CacheControl: cacheControl(path),
      };

      const place = async (isNew = false) => {
        const command = new PutObjectCommand({ ...input, IfNoneMatch: isNew ? '*' : undefined });
        const sent = client.send(command).catch((error: S3ServiceException) => {
          // 412: the object exists. 409: another conditional write of it is under way.
          if (!isNew || ![409, 412].includes(error.$metadata?.httpStatusCode ?? 0)) throw error;
        });
        const isPlaced = (await orExplain('writing', path, sent)) !== undefined;
        if (isPlaced) store.sent += body.length;
        return isPlaced;
      };
      return { place };
    },

    async remove(path) {
      await orExplain('removing', path, client.send(new DeleteObjectCommand(objectAt(path))));
    },

    async list(folder = '') {
      const { Bucket, Key } = objectAt(folder && `${folder}/`);
      const keys = listKeys(client, Bucket, Key);
      const start = objectAt('').Key.length;
      const found = await orExplain('listing', folder || 'the site', keys);
      return found.map((key) => key.slice(start)).sort();
    },

    async checkCopies(path) {
      if (!isForPrograms(path)) return undefined;
      const request = client.send(new HeadObjectCommand(objectAt(path)));
      const { ContentEncoding } = await orExplain('reading', path, request);
      return (
        ContentEncoding && `${path} is stored as ${ContentEncoding}, which feed readers cannot read`
      );
    },
  };
  return store;
}

async function readObject(
  client: S3Client,
  object: { Bucket: string; Key: string },
): Promise<Uint8Array | undefined> {
  const found = await client.send(new GetObjectCommand(object)).catch((error: Error) => {
    if (error.name !== 'NoSuchKey') throw error;
  });
  const bytes = await found?.Body?.transformToByteArray();
  if (!bytes || found?.ContentEncoding !== 'gzip') return bytes;
  // Truncated bytes are returned: their hash is wrong, and that error is clearer than gunzip's.
  return copies['.gz'].unpack(bytes).catch(() => bytes);
}

async function listKeys(client: S3Client, bucket: string, prefix: string): Promise<string[]> {
  const keys = new Set<string>();
  const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
  for await (const { Contents = [] } of pages) {
    for (const { Key = '/' } of Contents) keys.add(Key);
  }
  // A bucket's console marks folders with empty objects whose keys end with a slash.
  return [...keys].filter((key) => !key.endsWith('/'));
}

/**
 * How often a request is tried, with growing pauses, or those that the store asks for. The SDK's
 * three are too few for a store under load.
 */
const ATTEMPTS = 10;

/**
 * Everything that is not set here comes from the SDK's own variables and profiles, such as
 * `AWS_USE_DUALSTACK_ENDPOINT`.
 */
export function newClient(): S3Client {
  const { AWS_REGION, AWS_DEFAULT_REGION, RINGSIDE_S3_ADDRESSING, RINGSIDE_S3_HEADERS } =
    settings();
  const agent = proxyAgent();
  const client = new S3Client({
    ...(process.env.AWS_MAX_ATTEMPTS ? {} : { maxAttempts: ATTEMPTS }),
    // Without these limits, the SDK waits for a dead connection without end.
    requestHandler: {
      connectionTimeout: 10_000,
      socketTimeout: 60_000,
      ...(agent && { httpAgent: agent, httpsAgent: agent }),
    },
    // Without a variable, this is the region of the profile. Few servers other than Amazon's have
    // one.
    region:
      AWS_REGION ??
      AWS_DEFAULT_REGION ??
      (() => new S3Client().config.region().catch(() => 'us-east-1')),
  });
  // Only the SDK knows the endpoint of a profile.
  const isElsewhere = async () => (await client.config.serviceConfiguredEndpoint?.()) !== undefined;

  // Few servers other than Amazon's support URLs of the form <bucket>.<host>.
  const forcePathStyle = async () =>
    RINGSIDE_S3_ADDRESSING ? RINGSIDE_S3_ADDRESSING === 'path' : isElsewhere();

  // Few such servers know the newer checksums, which a bucket at Amazon may demand.
  const { requestChecksumCalculation, responseChecksumValidation } = client.config;
  const unlessSet = (name: string, known: () => Promise<string>) => async () =>
    !process.env[name] && (await isElsewhere()) ? 'WHEN_REQUIRED' : known();
  Object.assign(client.config, {
    forcePathStyle,
    requestChecksumCalculation: unlessSet(
      'AWS_REQUEST_CHECKSUM_CALCULATION',
      requestChecksumCalculation,
    ),
    responseChecksumValidation: unlessSet(
      'AWS_RESPONSE_CHECKSUM_VALIDATION',
      responseChecksumValidation,
    ),
  });

  const headers = RINGSIDE_S3_HEADERS?.split(',').map((each) => each.trim().split(/:\s*(.*)/, 2));
  if (headers) addToWrites(client, Object.fromEntries(headers));
  return client;
}

/**
 * Adds headers to each request that writes an object: an ACL, encryption, a storage class. They are
 * signed.
 */
function addToWrites(client: S3Client, headers: Readonly<Record<string, string>>): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      (sent) => {
        if (commandName === 'PutObjectCommand')
          Object.assign((sent.request as { headers: object }).headers, headers);
        return next(sent);
      },
    { step: 'build', name: 'ringsideHeaders' },
  );
}

function refusalText(error: unknown): string {
  const { name, message, code, $metadata } = error as Partial<S3ServiceException> & {
    code?: string;
  };
  const text = [$metadata?.httpStatusCode, code || name, message].filter(Boolean).join(' ');
  return text.trim().split('\n', 1)[0] || 'the connection was closed';
}
