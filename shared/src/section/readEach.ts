import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inParts } from '../../build/steps/inParts.ts';
import type { Json } from '../contract/index.ts';

/** Where the build keeps what the same code made of a text; nothing keeps it anywhere else. */
declare const RINGSIDE_MEMORY: string | undefined;
const memory = typeof RINGSIDE_MEMORY === 'undefined' ? undefined : RINGSIDE_MEMORY;

/**
 * What `read` makes of each text. A build remembers it, so that of ten thousand texts it reads the changed one again. For
 * what is imported with `import()` by `server.tsx`, as content is.
 *
 * @param texts by the name of their file, as `import.meta.glob` with `?raw` gives them
 * @param read depends on what it is given and on code alone, and gives what JSON can say
 */
export function readEach<Value extends Json>(
  texts: Readonly<Record<string, string>>,
  read: (file: string, text: string) => Value,
): Value[] {
  const files = Object.entries(texts);
  if (memory === undefined) return files.map(([file, text]) => read(file, text));
  mkdirSync(memory, { recursive: true });
  const parts = inParts(new Map(files));
  return parts.flatMap((part, index) => readPart(part, join(memory, `${index}.json`), read));
}

function readPart<Value extends Json>(
  part: readonly [file: string, text: string][],
  kept: string,
  read: (file: string, text: string) => Value,
): Value[] {
  const known = new Map(readKept<Value>(kept));
  const now = part.map(([file, text]): [string, Value] => {
    const key = hash('sha256', `${file}\0${text}`, 'base64');
    return [key, known.get(key) ?? read(file, text)];
  });
  if (now.length !== known.size || now.some(([key]) => !known.has(key)))
    writeFileSync(kept, JSON.stringify(now));
  return now.map(([, value]) => value);
}

/** Nothing when there is no such file, or half of one since its writer was killed. */
function readKept<Value>(file: string): [key: string, value: Value][] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as [string, Value][];
  } catch {
    return []; // Then everything is read anew.
  }
}
