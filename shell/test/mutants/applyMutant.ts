import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '@ringside/release/ifMissing';
import type { Mutant } from './Mutant.ts';

/** Why a mutant no longer fits the sources; undefined if it does fit. */
export async function misfit(workspace: string, { name, file, find }: Mutant): Promise<string[]> {
  const text = await ifMissing(readFile(join(workspace, file), 'utf8'), undefined);
  if (text === undefined) return [`${name}: there is no ${file}.`];
  const count = text.split(find).length - 1;
  return count === 1 ? [] : [`${name}: ${file} has ${count} times, not once: ${JSON.stringify(find)}`];
}

/** Applies a mutant to a workspace. Returns a function that removes it again. */
export async function applyMutant(
  workspace: string,
  { file, find, replace }: Mutant,
): Promise<() => Promise<void>> {
  const path = join(workspace, file);
  const text = await readFile(path, 'utf8');
  await writeFile(
    path,
    text.replace(find, () => replace),
  );
  return () => writeFile(path, text);
}
