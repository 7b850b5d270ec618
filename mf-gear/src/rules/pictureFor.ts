import index from '../pictures/encoded/index.json' with { type: 'json' };

/**
 * The first keyword in a name decides the kind of picture, as the specification demands: bag gloves
 * are gloves.
 */
const KEYWORDS = [
  'glove',
  'bag',
  'headgear',
  'body protector',
  'double-end ball',
  'speed ball',
  'boots',
  'wraps',
  'rope',
];

/**
 * A drawing's name is the kind and a word of the product's name: `glove-old-hall`. Without one,
 * another of its kind, or `gear`.
 */
export function pictureFor(productName: string): string {
  const name = productName.toLowerCase().replace(/head guard|face saver/, 'headgear');
  const kind = KEYWORDS.find((keyword) => name.includes(keyword))?.replaceAll(' ', '-') ?? 'gear';
  const drawn = Object.keys(index).filter(
    (picture) => picture === kind || picture.startsWith(`${kind}-`),
  );
  const isOwn = (picture: string) =>
    name.includes(picture.slice(kind.length + 1).replaceAll('-', ' '));
  return drawn.find(isOwn) ?? drawn[0] ?? kind;
}
