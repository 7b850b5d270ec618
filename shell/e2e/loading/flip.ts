import { random } from '@ringside/release/testing/random';
import { parseAst } from 'vite';

/**
 * A script with one byte changed that is still a valid script: only its hash differs.
 *
 * @throws when no such byte is found
 */
export function flipScript(bytes: Buffer): Buffer {
  const next = random(bytes.length);
  for (let tries = 0; tries < 200; tries += 1) {
    const flipped = flipAt(bytes, Math.floor(next() * bytes.length));
    if (flipped && isScript(flipped.toString())) return flipped;
  }
  throw new Error('Every changed byte breaks the script.');
}

/** A stylesheet in which one class is renamed, and both names. */
export function flipStyle(bytes: Buffer): { flipped: Buffer; original: string; renamed: string } {
  const text = bytes.toString('latin1');
  for (const { 1: original = '', index } of text.matchAll(/\.([a-z][a-z-]{3,})(?=[\s,{:])/g)) {
    const flipped = flipAt(bytes, index + original.length);
    const renamed = flipped?.toString('latin1', index + 1, index + 1 + original.length) ?? '';
    if (flipped && !text.includes(renamed)) return { flipped, original, renamed };
  }
  throw new Error('There is no class to rename.');
}

/** Replaces a letter by another; undefined if there is no letter. */
function flipAt(bytes: Buffer, index: number): Buffer | undefined {
  if (!/[a-y]/.test(String.fromCharCode(bytes[index] ?? 0))) return undefined;
  const flipped = Buffer.from(bytes);
  flipped[index] = (bytes[index] ?? 0) + 1;
  return flipped;
}

function isScript(code: string): boolean {
  try {
    parseAst(code);
    return true;
  } catch {
    return false;
  }
}
