import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';

/** A picture in one of its widths, as the encoder names it. */
const ENCODED = /^(.+)-(\d+)$/;

/**
 * Rolldown's `assetFileNames`: the hash of what is in a file stands in its name. All files of a picture have one, of all of
 * them, so that a page which names each repeats it: what repeats is nearly free to send.
 *
 * @param root the package's folder
 */
export function assetNames(root: string, section: string) {
  const hashes = new Map<string, string>();
  return ({ originalFileNames: [original = ''] }: { originalFileNames: readonly string[] }): string => {
    const folder = `assets/${section}`;
    const { dir, name } = parse(original);
    const [, picture, width] = (dir.endsWith('pictures/encoded') && ENCODED.exec(name)) || [];
    if (!picture) return `${folder}/[name]-[hash][extname]`;
    const hash = hashes.get(picture) ?? pictureHash(join(root, dir), picture);
    hashes.set(picture, hash);
    return `${folder}/${picture}-${hash}-${width}[extname]`;
  };
}

/** Of every file of a picture; eight characters, as the bundler's. */
function pictureHash(folder: string, picture: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder).filter((file) => ENCODED.exec(parse(file).name)?.[1] === picture);
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('base64url').slice(0, 8);
}
