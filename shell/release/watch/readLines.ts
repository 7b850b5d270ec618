import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { UsageError } from '../support/UsageError.ts';

/**
 * The lines of access logs, in chunks; those of compressed files (`.gz`) too.
 *
 * @param logs a file, a folder, or `-` for standard input
 * @throws UsageError when there is nothing there
 */
export async function* readLines(logs: string): AsyncGenerator<string[]> {
  for (const file of await filesOf(logs)) {
    const bytes = file === '-' ? process.stdin : createReadStream(file);
    const text = file.endsWith('.gz') ? pipeline(bytes, createGunzip(), () => {}) : bytes;
    let rest = '';
    for await (const piece of text) {
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
