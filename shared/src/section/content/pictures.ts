import type { PictureData } from '../../contract/index.ts';

export type PictureIndex = Readonly<Record<string, { alt: string; width: number; height: number }>>;

/**
 * The widths of the AVIF files, in pixels. A card is a third of the page wide, and screens may be
 * dense.
 */
const WIDTHS = { card: [400, 640, 960], lead: [400, 640, 960, 1600] };

/**
 * Returns a function that finds a picture of the package by name. Call this function only in
 * `src/load/`, so that no client script contains a table of pictures.
 * @param index the parsed `encoded/index.json`
 * @param urls `import.meta.glob('./encoded/*.{avif,jpg}', { query: '?url', import: 'default',
 *   eager: true })`
 */
export function createPictures(index: PictureIndex, urls: Readonly<Record<string, string>>) {
  return (name: string, use: 'lead' | 'card' = 'lead'): PictureData => {
    const entry = index[name];
    const src = urls[`./encoded/${name}-800.jpg`];
    if (!entry)
      throw new Error(
        `There is no picture "${name}". Choose from ${Object.keys(index).join(', ')}, or add it to src/pictures/encoded.`,
      );
    if (!src)
      throw new Error(
        `src/pictures/encoded/${name}-800.jpg is missing. Restore it, or encode it again.`,
      );
    const avif = WIDTHS[use].flatMap((width) => {
      const url = urls[`./encoded/${name}-${width}.avif`];
      return url ? [`${url} ${width}w`] : [];
    });
    const { alt, width, height } = entry;
    return { alt: use === 'lead' ? alt : '', width, height, avif: avif.join(', '), src };
  };
}

/**
 * Returns a function that finds a social card of the package by name, for `head.image`. The
 * function's third argument names the default card.
 * @param urls `import.meta.glob('./cards/*.jpg', { query: '?url', import: 'default', eager: true
 *   })`
 */
export function createCards(urls: Readonly<Record<string, string>>) {
  return (name: string, alt: string, otherwise = name): { src: string; alt: string } => {
    const src = urls[`./cards/${name}.jpg`] ?? urls[`./cards/${otherwise}.jpg`];
    if (!src)
      throw new Error(
        `There is no social card "${name}". Choose from ${Object.keys(urls)
          .map((file) => file.slice('./cards/'.length, -'.jpg'.length))
          .join(', ')}, or add its JPEG to src/pictures/cards.`,
      );
    return { src, alt };
  };
}
