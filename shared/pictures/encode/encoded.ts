import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Part of every hash, so that changing a setting encodes all pictures again. */
export const SETTINGS = {
  widths: [400, 640, 960, 1600],
  avif: { quality: 40, effort: 4, chromaSubsampling: '4:2:0' },
  fallback: { width: 800, jpeg: { quality: 70, mozjpeg: true } },
};

/** A package's `encoded/index.json`: `hash` is of the drawing, `files` of what was encoded. */
export type Encoded = Record<
  string,
  { hash: string; files: string; alt: string; width: number; height: number }
>;

export function digest(...contents: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 16);
}

export const outputs = (name: string): string[] => [
  ...SETTINGS.widths.map((width) => `${name}-${width}.avif`),
  `${name}-${SETTINGS.fallback.width}.jpg`,
];

/** The digest of a picture's files, which are encoded together and so show the same drawing. */
export async function digestOf(folder: string, name: string): Promise<string> {
  return digest(...(await Promise.all(outputs(name).map((file) => readFile(join(folder, file))))));
}
