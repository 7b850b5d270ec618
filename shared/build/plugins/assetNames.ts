import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';

const ENCODED = /^(.+)-(\d+)$/;

/**
 * Rolldown's `assetFileNames`. All files of a picture share a hash, because that compresses well in
 * a page.
 */
export const assetNames =
  (root: string, section: string) =>
  ({ originalFileNames: [original = ''] }: { originalFileNames: readonly string[] }): string => {
    const folder = `assets/${section}`;
    const { dir, name } = parse(original);
    const [, picture, width] = (dir.endsWith('pictures/encoded') && ENCODED.exec(name)) || [];
    if (!picture) return `${folder}/[name]-[hash][extname]`;
    return `${folder}/${picture}-${pictureHash(join(root, dir), picture)}-${width}[extname]`;
  };

function pictureHash(folder: string, picture: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder).filter(
    (file) => ENCODED.exec(parse(file).name)?.[1] === picture,
  );
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('base64url').slice(0, 8);
}
