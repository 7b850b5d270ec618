import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** A longer line is no beacon. */
const MAX_LINE = 1_000_000;

/**
 * The lines of a file, of a folder's files, or of standard input (`-`), in pieces. What a file
 * contains decides how it is read: gzip and UTF-16 are, whatever its name.
 */
export async function* readLines(
  logs: string,
  onDamaged: (why: string) => void,
): AsyncGenerator<string[]> {
  for (const file of await filesOf(logs))
    try {
      yield* linesOf(file === '-' ? process.stdin : createReadStream(file));
    } catch (error) {
      const why = (error as Error).message;
      onDamaged(`${file} was left out from here on: ${why}. Copy it again, or remove it.`);
    }
}

async function filesOf(logs: string): Promise<string[]> {
  if (logs === '-' || !(await stat(logs)).isDirectory()) return [logs];
  const entries = await readdir(logs, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  // A node of Kubernetes has links to its pods' logs. A container may have a link to its own
  // output, which never ends.
  const stats = await Promise.all(paths.map((path) => stat(path).catch(() => undefined)));
  const files = new Set(paths.filter((_, index) => stats[index]?.isFile()));
  // A rotation packs a file before it removes it.
  const isTwice = (path: string) => path.endsWith('.gz') && files.has(path.slice(0, -3));
  return [...files].filter((path) => !isTwice(path)).sort();
}

async function* linesOf(bytes: Readable): AsyncGenerator<string[]> {
  let rest = '';
  for await (const text of textsOf(bytes)) {
    // A log that was truncated while a program wrote it (`copytruncate`), or a crash, leaves NUL
    // characters.
    const lines = (rest + text).replaceAll('\0', '').split('\n');
    rest = (lines.pop() ?? '').slice(0, MAX_LINE);
    yield lines;
  }
  if (rest) yield [rest];
}

/** The texts that begin a file, and what is to be done with it. */
const SIGNATURES = {
  gzip: '\x1f\x8b',
  'utf-16le': '\xff\xfe',
  'utf-16be': '\xfe\xff',
  bzip2: 'BZh',
  xz: '\xfd7zXZ',
  zip: 'PK\x03\x04',
  zstd: '\x28\xb5\x2f\xfd',
  Parquet: 'PAR1',
} as const;

/** Texts in Latin-1, whose characters are bytes: what a beacon says is ASCII. */
async function* textsOf(bytes: Readable): AsyncGenerator<string> {
  const pieces = withStart(bytes);
  const { value: start = Buffer.of() } = await pieces.next();
  const text = start.toString('latin1');
  const found = Object.entries(SIGNATURES).find(([, signature]) => text.startsWith(signature));
  const kind = found?.[0] as keyof typeof SIGNATURES | undefined;
  const whole = Readable.from(prepended(start, pieces));

  if (kind === 'gzip') yield* latin(pipeline(whole, createGunzip(), () => {}));
  else if (kind === 'utf-16le' || kind === 'utf-16be') yield* decode(whole, kind);
  else if (kind) throw new Error(`it is packed (${kind}): unpack it, or pack it with gzip`);
  else yield* latin(whole);
}

/** The first piece has at least as many bytes as a signature, if the file has. */
async function* withStart(bytes: Readable): AsyncGenerator<Buffer> {
  let start: Buffer | undefined = Buffer.of();
  for await (const piece of bytes) {
    start = start && Buffer.concat([start, piece]);
    if (start && start.length < 8) continue;
    yield start ?? piece;
    start = undefined;
  }
  if (start?.length) yield start;
}

async function* prepended(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (first.length > 0) yield first;
  yield* rest;
}

async function* latin(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  for await (const piece of bytes) yield piece.toString('latin1');
}

async function* decode(bytes: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of bytes) yield decoder.decode(piece, { stream: true });
}
