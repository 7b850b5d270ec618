import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { digest, hasOwnId, MAX_BYTES, releaseId } from '@ringside/shared/build/hash';
import { CONTRACT_VERSION, type Release } from '@ringside/shared/contract';
import type { z } from 'zod';
import type { Store } from '../stores/store.ts';
import { ComposeError, unusable } from '../support/ComposeError.ts';
import { ifMissing } from '../support/ifMissing.ts';
import { allOf } from '../support/Refusals.ts';
import { releaseSchema } from './releaseSchema.ts';

const MAX_DEPTH = 64;

/** A release, from a package's `dist/` or from a site. */
export interface ReleaseSource {
  release: Release;
  /** The repository that releases the section. */
  owner?: string | undefined;
  read(path: string): Promise<Uint8Array>;
  /** A module's source map. It is in the build, but not in the release. */
  readMap?(path: string): Promise<Uint8Array | undefined>;
}

export async function builtRelease(dist: string, owner?: string): Promise<ReleaseSource> {
  const text = await readBuilt(join(dist, 'release.json'));
  if (!text)
    throw new ComposeError('no-release', `${dist} has no release.json. Build the package first.`);
  const { release, read } = sourceOf(text, dist, (path) => readBuilt(join(dist, path)));
  const readMap = (path: string) => readBuilt(join(dist, `${path}.map`));
  // Earlier kits give shorter ids, which another content could have, too.
  return { release: { ...release, id: releaseId(release) }, owner, read, readMap };
}

/** A pipe may never end. */
async function readBuilt(path: string): Promise<Uint8Array | undefined> {
  const stats = await ifMissing(stat(path), undefined);
  return stats?.isFile() && stats.size <= MAX_BYTES
    ? ifMissing(readFile(path), undefined)
    : undefined;
}

export async function storedRelease(
  store: Pick<Store, 'name' | 'read'>,
  name: string,
  id: string,
): Promise<ReleaseSource> {
  const path = releaseFile(name, id);
  const text = await store.read(path);
  if (!text)
    throw new ComposeError(
      'unknown-release',
      `${store.name} has no release ${id} of ${name}. Release it again: the same sources give the same id.`,
    );
  const source = sourceOf(text, `${store.name}: ${path}`, (each) => store.read(each), RELEASE_ALL);
  if (source.release.id !== id || source.release.name !== name)
    throw unusable(
      'damaged-release',
      `${path} contains ${source.release.name} ${source.release.id}`,
    );
  return source;
}

/** A release of a site, or undefined if it is missing, damaged, or of another contract. */
export async function usableRelease(
  store: Pick<Store, 'name' | 'read'>,
  name: string,
  id: string,
): Promise<Release | undefined> {
  try {
    return (await storedRelease(store, name, id)).release;
  } catch (error) {
    if (error instanceof ComposeError) return undefined;
    throw error;
  }
}

/** The releases of some sections: those offered as they are, the others as the site has them. */
export const storedReleases = (
  store: Store,
  sections: Readonly<Record<string, { release: string }>>,
  offered: readonly ReleaseSource[] = [],
): Promise<ReleaseSource[]> =>
  allOf(
    Object.entries(sections).map(
      async ([name, { release: id }]) =>
        offered.find(({ release }) => release.name === name && release.id === id) ??
        storedRelease(store, name, id),
    ),
  );

export const releaseFile = (name: string, id: string): string =>
  `releases/${name}/${id}/release.json`;

export function fileDefect(
  release: Release,
  path: string,
  bytes: Uint8Array | undefined,
): string | undefined {
  if (!bytes) return 'is missing';
  return release.files[path]?.integrity === `sha256-${digest('sha256', bytes)}`
    ? undefined
    : 'is not what was built';
}

export async function readJson<Value>(
  source: ReleaseSource,
  path: string,
  schema: z.ZodType<Value>,
) {
  const where = `${source.release.name} ${source.release.id}: ${path}`;
  return parsed(schema, parseJson(await source.read(path), where), where);
}

export function parsed<Value>(schema: z.ZodType<Value>, value: unknown, where: string): Value {
  const { data, error } = schema.safeParse(value);
  const issue = error?.issues[0];
  if (issue)
    throw new ComposeError(
      'bad-release',
      `${where}: ${[...issue.path, issue.message].join(': ')}.`,
    );
  return data as Value;
}

function sourceOf(
  text: Uint8Array,
  where: string,
  read: (path: string) => Promise<Uint8Array | undefined>,
  ifEarlier?: string,
): ReleaseSource {
  const release = parseRelease(text, where, ifEarlier);
  return {
    release,
    async read(path) {
      const bytes = Object.hasOwn(release.files, path) ? await read(path) : undefined;
      const fault = fileDefect(release, path, bytes);
      if (fault || !bytes)
        throw unusable('damaged-release', `${release.name} ${release.id}: ${path} ${fault}`);
      return bytes;
    },
  };
}

/** Whether a text is a whole `release.json`. */
export function isRelease(text: Uint8Array): boolean {
  try {
    parseRelease(text, '');
    return true;
  } catch (error) {
    if (error instanceof ComposeError) return false;
    throw error;
  }
}

const RELEASE_ALL = 'Release everything again: ringside release all.';

function parseRelease(text: Uint8Array, where: string, ifEarlier?: string): Release {
  const json = parseJson(text, where) as Release;
  // The contract is compared first, because other contracts may have another shape.
  if (json?.contract !== undefined && json.contract !== CONTRACT_VERSION)
    throw new ComposeError(
      'unknown-contract',
      `${json.name} ${json.id} is of contract ${json.contract}, but this tool composes contract ${CONTRACT_VERSION}. ${
        json.contract > CONTRACT_VERSION
          ? `Update @ringside/release here, or build ${json.name} with a kit of contract ${CONTRACT_VERSION}.`
          : (ifEarlier ??
            `Update @ringside/shared where ${json.name} is built, and release it again.`)
      }`,
      { about: ifEarlier },
    );
  parsed(releaseSchema, json, where);
  if (!hasOwnId(json))
    throw unusable('damaged-release', `${where} does not match its id ${json.id}`);
  return json;
}

function parseJson(text: Uint8Array, where: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(text).toString());
  } catch (error) {
    throw unusable('bad-release', `${where} is not JSON`, error);
  }
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH)
      throw unusable('bad-release', `${where} is nested deeper than ${MAX_DEPTH} levels`);
    level = level.flatMap((each) => (typeof each === 'object' && each ? Object.values(each) : []));
  }
  return value;
}
