import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shardByHash } from '../../../build/steps/hash.ts';
import type { Json } from '../../contract/index.ts';

/** The folder of the cached results. Outside a build it is undefined. */
declare const RINGSIDE_MEMORY: string | undefined;
const memory = typeof RINGSIDE_MEMORY === 'undefined' ? undefined : RINGSIDE_MEMORY;

/**
 * Applies `read` to each text. A build caches the results, so that after a change it reads one text
 * instead of ten thousand. Call this function in modules that a section's tables import with
 * `import()`.
 * @param texts by file name, as `import.meta.glob` with `?raw` returns them
 * @param read may depend only on its arguments and on code, and must return JSON
 */
export function memoizeParse<Value extends Json>(
  texts: Readonly<Record<string, string>>,
  read: (file: string, text: string) => Value,
): Value[] {
  const files = Object.entries(texts);
  if (memory === undefined) return files.map(([file, text]) => read(file, text));
  mkdirSync(memory, { recursive: true });
  return shardByHash(new Map(files)).flatMap((part, index) => {
    const kept = join(memory, `${index}.json`);
    const known = new Map(readKept<Value>(kept));
    const now = part.map(([file, text]): [string, Value] => {
      const key = hash('sha256', `${file}\0${text}`, 'base64');
      return [key, known.get(key) ?? read(file, text)];
    });
    if (now.length !== known.size || now.some(([key]) => !known.has(key)))
      writeFileSync(kept, JSON.stringify(now));
    return now.map(([, value]) => value);
  });
}

/** Reads the cached results. The list is empty if the file is missing or incomplete. */
function readKept<Value>(file: string): [key: string, value: Value][] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as [string, Value][];
  } catch {
    return [];
  }
}
