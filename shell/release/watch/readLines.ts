import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { UsageError } from '../support/UsageError.ts';

/** The first bytes of a packed file. */
const GZIP = [0x1f, 0x8b];

/**
 * The lines of access logs, in chunks; compressed logs too.
 *
 * @param logs a file, a folder, or `-` for standard input
 * @throws UsageError when there is nothing there
 */
export async function* readLines(logs: string): AsyncGenerator<string[]> {
  for (const file of await filesOf(logs)) {
    const bytes = file === '-' ? process.stdin : createReadStream(file);
    let rest = '';
    for await (const piece of unpacked(bytes)) {
      const lines = (rest + piece.toString('latin1')).split('\n');
      rest = lines.pop() ?? '';
      yield lines;
    }
    if (rest) yield [rest];
  }
}

async function filesOf(logs: string): Promise<string[]> {
  if (logs === '-') return [logs];
  const found = await stat(logs).catch(() => undefined);
  if (!found) throw new UsageError(`There are no logs at ${logs}.`);
  if (!found.isDirectory()) return [logs];
  const entries = await readdir(logs, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

/** Detects gzip by its first bytes, because standard input has no name. */
async function* unpacked(bytes: Readable): AsyncGenerator<Buffer> {
  await once(bytes, 'readable');
  const first = bytes.read() as Buffer | null;
  if (!first) return;
  bytes.unshift(first);
  const isPacked = GZIP.every((byte, at) => first[at] === byte);
  yield* isPacked ? pipeline(bytes, createGunzip(), () => {}) : bytes;
}
