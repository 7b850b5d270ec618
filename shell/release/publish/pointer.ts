import { CONTRACT_VERSION } from '@ringside/shared/contract';
import { z } from 'zod';
import { createOrRead, type Store, write } from '../stores/store.ts';
import { ComposeError, unfinished } from '../support/ComposeError.ts';

/** An object that keeps the fields that a newer tool wrote. Its type has the fields of this tool. */
const open = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.looseObject(shape) as unknown as z.ZodObject<Shape>;

const releasedSchema = open({
  release: z.string(),
  since: z.string(),
  by: z.string().optional(),
  note: z.string().optional(),
});

const liveSectionSchema = releasedSchema.extend({
  /** The repository that released the section first. Other repositories are refused. */
  owner: z.string().optional(),
  lock: open({ reason: z.string(), by: z.string().optional() }).optional(),
  /** Releases that `watch` has rolled back. It never rolls a release back twice. */
  takenBack: z.array(z.string()).optional(),
  /** Every stored release, oldest first, with the one that it replaced. */
  history: z.array(releasedSchema.extend({ before: z.string().optional() })),
  /**
   * Which release became live when, oldest first; a rollback begins a new life. Older tools did not
   * write it.
   */
  lives: z.array(z.object({ release: z.string(), since: z.string() })).optional(),
});

const removedSchema = liveSectionSchema.extend({ section: z.string(), until: z.string() });

const pointerSchema = open({
  contract: z.number(),
  generation: z.number().int(),
  origin: z.string(),
  sections: z.record(z.string(), liveSectionSchema),

  /** Sections that were removed, oldest first, until a prune forgets them. */
  removed: z.array(removedSchema).optional(),

  index: z.array(z.string()),
  sample: z.number().optional(),
  /** Files of the operator's at the same place, which no command changes. */
  beside: z.array(z.string()).optional(),

  /** On a preview: the site that it shows, and which releases were live there. */
  preview: z.object({ of: z.string(), live: z.record(z.string(), z.string()) }).optional(),

  /** The names of the last changes, newest last: a publisher finds its own there. */
  changes: z.array(z.string()).optional(),

  /**
   * Set while pages are written: which files may differ from the index, and which releases the
   * change replaces.
   */
  publishing: z
    .object({
      by: z.looseObject({ at: z.iso.datetime() }),
      files: z.array(z.string()),
      was: z.record(z.string(), z.string()).optional(),
    })
    .optional(),

  /** Files of publishers that were taken for dead, but may still write. */
  overtaken: z
    .array(
      z.object({
        generation: z.number(),
        /** The change that listed the files. Older tools did not write it. */
        change: z.string().optional(),
        files: z.array(z.string()),
      }),
    )
    .optional(),
  /** Files that a prune may remove, unless a release needs them before. */
  unused: z.object({ since: z.iso.datetime(), files: z.array(z.string()) }).optional(),
});

export type Pointer = z.infer<typeof pointerSchema>;
export type LiveSections = Readonly<Pointer['sections']>;

export const releaseIds = (sections: LiveSections): Record<string, string> =>
  Object.fromEntries(Object.entries(sections).map(([name, { release }]) => [name, release]));

const GENERATIONS = 'releases/generations';
export const POINTER_FILE = 'sections.json';

/** Returns the files of generations, oldest first, without other files in the folder. */
export const generationFiles = async (store: Store): Promise<string[]> =>
  (await store.list(GENERATIONS)).filter((path) => /\/\d{9}\.json$/.test(path));

export const changeOf = (pointer: Pointer | undefined): string | undefined =>
  pointer?.changes?.at(-1);

/** @throws ComposeError `unknown-contract`, `damaged-pointer` */
export async function readPointer(store: Store): Promise<Pointer | undefined> {
  const file = (await generationFiles(store)).at(-1);
  const text = file && (await store.read(file));
  if (!text) return undefined;
  const pointer = parse(text);
  if (!pointer)
    throw new ComposeError(
      'damaged-pointer',
      `${store.name}: ${file} is not a valid pointer. Restore it from a backup.`,
    );
  if (pointer.contract > CONTRACT_VERSION)
    throw new ComposeError(
      'unknown-contract',
      `${store.name} was published under contract ${pointer.contract}, but this tool composes contract ${CONTRACT_VERSION}. Use @ringside/release of contract ${pointer.contract}.`,
    );
  if (pointer.contract < CONTRACT_VERSION)
    // A release of an earlier contract cannot be live again.
    for (const section of Object.values(pointer.sections)) section.history = [];
  return pointer;
}

/** @throws ComposeError `no-site`, and what `readPointer` throws */
export async function livePointer(store: Store): Promise<Pointer> {
  const pointer = await readPointer(store);
  if (pointer) return pointer;
  throw noSite(store.name);
}

export const noSite = (target: string): ComposeError =>
  new ComposeError(
    'no-site',
    `there is no site at ${target}. Check the spelling; relative paths begin at ${process.cwd()}. Only a release of all starts a new site.`,
  );

/**
 * Creates the next generation, as a compare-and-swap.
 * @returns whether this generation is live, and the newest one
 * @throws ComposeError `half-published` if it is created or may be, but the newest is not known
 */
export async function createPointer(
  store: Store,
  pointer: Pointer,
): Promise<{ isLive: boolean; newest: Pointer }> {
  // The names sort in the order of the numbers.
  const file = `${GENERATIONS}/${String(pointer.generation).padStart(9, '0')}.json`;
  const text = textOf(pointer);
  const isCreated = text.equals(await createOrRead(store, file, text));
  const reading = livePointer(store);
  const newest = await (isCreated
    ? reading.catch(unfinished(`${file} is created, but reading the newest generation failed`))
    : reading);
  // A suspended publisher may create a number that was pruned. Then no later generation knows the
  // change, so another publisher was faster. The next prune removes the file.
  const isKnown = newest.changes?.includes(changeOf(pointer) ?? '') ?? false;
  return { isLive: isCreated && isKnown, newest };
}

/** Copies the newest generation to `sections.json`, unless its publisher will. */
export async function copyPointer(store: Store): Promise<void> {
  for (;;) {
    const newest = await livePointer(store);
    if (newest.publishing || (await isCopied(store, newest))) return;
    await write(store, POINTER_FILE, textOf(newest));
  }
}

export const isCopied = async (store: Store, pointer: Pointer): Promise<boolean> =>
  textOf(pointer).equals((await store.read(POINTER_FILE)) ?? Buffer.of());

export const isSamePointer = (a: Pointer, b: Pointer): boolean => essence(a).equals(essence(b));
const essence = (pointer: Pointer) =>
  textOf({ ...pointer, generation: 0, changes: undefined, overtaken: undefined });

/** The schema fixes the order of fields, so equal pointers have equal texts. */
const textOf = (pointer: Pointer): Buffer =>
  Buffer.from(`${JSON.stringify(pointerSchema.parse(pointer), null, 2)}\n`);

function parse(text: Uint8Array): Pointer | undefined {
  try {
    return pointerSchema.parse(JSON.parse(Buffer.from(text).toString()));
  } catch {
    return undefined;
  }
}
