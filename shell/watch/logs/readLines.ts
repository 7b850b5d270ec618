import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** The lines of a file, of a folder's files, or of standard input (`-`), in pieces. Files may be compressed (`.gz`). */
export async function* readLines(
  logs: string,
  onDamaged: (why: string) => void,
): AsyncGenerator<string[]> {
  for (const file of await filesOf(logs))
    try {
      const bytes = file === '-' ? process.stdin : createReadStream(file);
      let rest = '';
      for await (const piece of file.endsWith('.gz')
        ? pipeline(bytes, createGunzip(), () => {})
        : bytes) {
        if (piece.includes(0)) throw new Error('it is not text');
        const lines = (rest + piece.toString('latin1')).split('\n');
        rest = (lines.pop() ?? '').slice(0, 1_000_000); // A longer line is no beacon.
        yield lines;
      }
      if (rest) yield [rest];
    } catch (error) {
      const why = (error as Error).message;
      onDamaged(`${file} was left out from here on: ${why}. Copy it again, or remove it.`);
    }
}

async function filesOf(logs: string): Promise<string[]> {
  if (logs === '-' || !(await stat(logs)).isDirectory()) return [logs];
  const entries = await readdir(logs, { recursive: true, withFileTypes: true });
  return entries
    .flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : []))
    .sort();
}
