import type { PictureData } from '../../contract/index.ts';

/** `encoded/index.json` of a package: the encoder's output by picture name. */
export type PictureIndex = Readonly<Record<string, { alt: string; width: number; height: number }>>;

/** The largest width that a card's picture needs, in pixels: a third of the page on a dense screen. */
const CARD_WIDTH_PX = 960;

/**
 * The pictures of a package by name, with their released URLs. For `src/load/` only: the URLs are part of
 * the page's data, so that no client script contains a table of pictures.
 *
 * @param index the parsed `encoded/index.json`
 * @param urls `import.meta.glob('./encoded/*.{avif,jpg}', { query: '?url', import: 'default', eager: true })`
 * @returns a function of a name and a use. The picture of a `card` has text beside it, so its alternative text is
 * empty, and it needs no file for the full width of the page
 * @throws when there is no such encoded picture
 */
export function createPictures(index: PictureIndex, urls: Readonly<Record<string, string>>) {
  const made = new Map<string, PictureData>();
  const make = (name: string, use: 'lead' | 'card'): PictureData => {
    const entry = index[name];
    if (!entry)
      throw new Error(
        `no picture "${name}". Choose from ${Object.keys(index).join(', ')}, or draw it and run npx tsx shared/pictures/encode/encodePictures.ts`,
      );
    const files = Object.entries(urls).flatMap(([file, url]) => {
      const [, width, type] = new RegExp(`/${name}-(\\d+)\\.(avif|jpg)$`).exec(file) ?? [];
      return width && type ? [{ width: Number(width), type, url }] : [];
    });
    const avif = files
      .filter(({ type, width }) => type === 'avif' && (use === 'lead' || width <= CARD_WIDTH_PX))
      .sort((a, b) => a.width - b.width);
    const fallback = files.find(({ type }) => type === 'jpg');
    if (!fallback) throw new Error(`ringside: picture "${name}" has no fallback file.`);
    return {
      alt: use === 'lead' ? entry.alt : '',
      width: entry.width,
      height: entry.height,
      avif: avif.map(({ url, width }) => `${url} ${width}w`).join(', '),
      src: fallback.url,
    };
  };
  // Cached, because lists of thousands show the same few pictures.
  return (name: string, use: 'lead' | 'card' = 'lead'): PictureData => {
    const key = `${use} ${name}`;
    const picture = made.get(key) ?? make(name, use);
    made.set(key, picture);
    return picture;
  };
}

/**
 * A package's social cards by name, for `head.image`. The third argument names the default card. For `src/load/` only,
 * like the pictures.
 *
 * @param urls `import.meta.glob('./cards/*.jpg', { query: '?url', import: 'default', eager: true })`
 * @throws when there is no such card
 */
export function createCards(urls: Readonly<Record<string, string>>) {
  return (name: string, alt: string, otherwise = name): { src: string; alt: string } => {
    const src = urls[`./cards/${name}.jpg`] ?? urls[`./cards/${otherwise}.jpg`];
    if (!src)
      throw new Error(
        `ringside: no card "${name}"; list it in cards.ts and run npx tsx shared/pictures/encode/encodeCards.ts`,
      );
    return { src, alt };
  };
}
