import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';

/** A picture in one of its widths, as named by the encoder. */
const ENCODED = /^(.+)-(\d+)$/;

/**
 * Rolldown's `assetFileNames`: each file name contains a hash of the content. All files of one picture share a hash,
 * because a page names all of them and repeated text compresses to almost nothing.
 *
 * @param root the package's folder
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

/** A hash over all files of a picture, with eight characters like the bundler's. */
function pictureHash(folder: string, picture: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder).filter((file) => ENCODED.exec(parse(file).name)?.[1] === picture);
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('base64url').slice(0, 8);
}
