import { CONTRACT_VERSION } from '@ringside/shared/contract';
import { z } from 'zod';
import type { Store } from '../stores/store.ts';
import { ComposeError } from '../support/ComposeError.ts';

const releasedSchema = z.object({
  release: z.string(),
  since: z.string(),
  /** Who made it live, and why. */
  by: z.string().optional(),
  note: z.string().optional(),
});

/** The release that is live, and since when. */
const liveSectionSchema = releasedSchema.extend({
  /** The repository that released it first. Others are refused. */
  owner: z.string().optional(),
  /** Set while no other release may become live. */
  lock: z.object({ reason: z.string(), by: z.string().optional() }).optional(),
  /** Releases that `watch` has rolled back. It never does so twice. */
  takenBack: z.array(z.string()).optional(),
  /**
   * Every release the site stores, oldest first, each with the time when it was last released, and with the release that
   * it replaced: a rollback returns to it.
   */
  history: z.array(releasedSchema.extend({ before: z.string().optional() })),
});

const pointerSchema = z.object({
  contract: z.number(),
  /** Increases by one with every change of the pointer. */
  generation: z.number().int(),
  origin: z.string(),
  sections: z.record(z.string(), liveSectionSchema),
  /** Shards of the page index. */
  index: z.array(z.string()),
  /** The share of visits that is measured, in percent. */
  sample: z.number().optional(),
  /** Set on a preview: the site that it shows, and which releases were live there. */
  preview: z.object({ of: z.string(), live: z.record(z.string(), z.string()) }).optional(),
  /** Set while pages are being written: since when, and which files may differ from the index. */
  publishing: z
    .object({ by: z.looseObject({ at: z.iso.datetime() }), files: z.array(z.string()) })
    .optional(),
});

/** Which release of each section is live. */
export type Pointer = z.infer<typeof pointerSchema>;
export type LiveSections = Readonly<Pointer['sections']>;

export const GENERATIONS = 'releases/generations';
export const POINTER_FILE = 'sections.json';

/** Each generation is one file. The names sort in the order of the numbers. */
const generationFile = (generation: number) => `${GENERATIONS}/${String(generation).padStart(9, '0')}.json`;

/**
 * The newest generation of the pointer, or undefined when nothing has been published.
 *
 * @throws ComposeError `unknown-contract`, `damaged-pointer`
 */
export async function readPointer(store: Store): Promise<Pointer | undefined> {
  const file = (await store.list(GENERATIONS)).at(-1);
  const text = file && (await store.read(file));
  if (!text) return undefined;
  const pointer = parse(text);
  if (!pointer)
    throw new ComposeError(
      'damaged-pointer',
      `${store.name}: ${file} is not a valid pointer. Restore it from a backup.`,
    );
  // A site of an earlier contract can only be released again, with all its sections.
  if (pointer.contract > CONTRACT_VERSION)
    throw new ComposeError(
      'unknown-contract',
      `${store.name} was published under contract ${pointer.contract}, but this tool composes contract ${CONTRACT_VERSION}. Use @ringside/release of contract ${pointer.contract}.`,
    );
  return pointer;
}

/**
 * The newest pointer of a site that must exist.
 *
 * @throws ComposeError `no-site` when nothing has been released, and what `readPointer` throws
 */
export async function livePointer(store: Store): Promise<Pointer> {
  const pointer = await readPointer(store);
  if (!pointer)
    throw new ComposeError('no-site', `nothing has been released to ${store.name}. Check the target.`);
  return pointer;
}

/**
 * The pointer at some time, in milliseconds, or undefined if that is not known, and the releases that were live then or
 * later, such as `news 0123456789ab`. Pruning leaves the newest fifty generations.
 */
export async function liveSince(
  store: Store,
  time: number,
): Promise<{ pointer?: Pointer; releases: Set<string> }> {
  const releases = new Set<string>();
  for (const file of (await store.list(GENERATIONS)).reverse()) {
    const pointer = parse((await store.read(file)) ?? new Uint8Array());
    const sections = Object.entries(pointer?.sections ?? {});
    for (const [name, { release }] of sections) releases.add(`${name} ${release}`);
    if (pointer && sections.every(([, { since }]) => Date.parse(since) <= time)) return { pointer, releases };
  }
  return { releases };
}

/**
 * Makes a pointer the newest unless another publisher was faster; false if so. This is a compare-and-swap built on the one
 * operation that every store does alike: creating a file that does not exist yet.
 */
export async function createPointer(store: Store, pointer: Pointer): Promise<boolean> {
  const file = generationFile(pointer.generation);
  if (!(await store.create(file, textOf(pointer)))) return false;
  // A publisher that was suspended for a long time may create a number that was pruned.
  if ((await store.list(GENERATIONS)).at(-1) === file) return true;
  await store.remove(file);
  return false;
}

/** Writes `sections.json`, a copy of the newest generation for people and other tools. */
export async function copyPointer(store: Store, pointer: Pointer): Promise<void> {
  if (!(await isCopied(store, pointer))) await store.write(POINTER_FILE, textOf(pointer));
}

/** Whether `sections.json` matches the newest generation. */
export async function isCopied(store: Store, pointer: Pointer): Promise<boolean> {
  const copy = await store.read(POINTER_FILE);
  return copy !== undefined && textOf(pointer).equals(copy);
}

/** Whether two pointers are the same apart from their numbers. */
export const isSamePointer = (a: Pointer, b: Pointer): boolean =>
  textOf({ ...a, generation: 0 }).equals(textOf({ ...b, generation: 0 }));

/** The schema gives the fields a fixed order, so that equal pointers have equal texts. */
const textOf = (pointer: Pointer): Buffer =>
  Buffer.from(`${JSON.stringify(pointerSchema.parse(pointer), null, 2)}\n`);

function parse(text: Uint8Array): Pointer | undefined {
  try {
    return pointerSchema.parse(JSON.parse(Buffer.from(text).toString()));
  } catch {
    return undefined; // The caller names the file.
  }
}
