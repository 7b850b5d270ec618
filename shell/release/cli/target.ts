import { statSync } from 'node:fs';
import { livePointer, readPointer } from '../publish/pointer.ts';
import { directoryStore } from '../stores/directory.ts';
import { isImmutable } from '../stores/fileKinds.ts';
import type { Store } from '../stores/store.ts';
import { UsageError } from '../support/ComposeError.ts';

/** A mistyped bucket, another protocol, an option, or what a shell did not expand. */
export const MISTYPED = /^\w{2,}:|^s3\/\/|^[-~$]|^$/i;

const S3 = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/;

export const isDirectory = (target: string): boolean => !MISTYPED.test(target);

/** @param target a directory, or `s3://bucket/prefix` */
export async function openTarget(target: string): Promise<Store> {
  if (isDirectory(target)) {
    if (statSync(target, { throwIfNoEntry: false })?.isFile())
      throw new UsageError(`${target} is a file. Name a directory, or s3://bucket/prefix.`);
    // Everybody may read a site, also if this user's other files are private.
    process.umask(process.umask() & 0o022);
    return directoryStore(target);
  }
  const [, bucket, prefix = ''] = S3.exec(target) ?? [];
  if (!bucket)
    throw new UsageError(`"${target}" is not a target. Name a directory, or s3://bucket/prefix.`);
  // Without this variable the SDK warns on every start on Node 20.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const { s3Store } = await import('../stores/s3.ts');
  return s3Store(bucket, prefix.replace(/^\/+|\/+$/g, ''));
}

/**
 * @param beside files that may be there
 * @throws UsageError when the target holds other files
 */
export async function openReleaseTarget(
  target: string,
  beside: readonly string[] = [],
  isForced = false,
): Promise<Store> {
  const store = await openTarget(target);
  if (isForced || (await readPointer(store))) return store;
  // An interrupted first release leaves immutable files.
  const isOther = (path: string) => !isImmutable(path) && !beside.includes(path);
  const other = (await store.list()).find(isOther);
  if (other)
    throw new UsageError(
      `${target} has other files, such as ${other}, and no site. Name an empty or new target. To keep such files, list them (--beside ${other}), or add --force to release beside those files and overwrite the same names.`,
    );
  return store;
}

export async function openSite(target: string): Promise<Store> {
  const store = await openTarget(target);
  await livePointer(store);
  return store;
}
