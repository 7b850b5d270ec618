/**
 * The first of these keywords in a product's name decides its picture. Gloves, bags and head guards come from the
 * specification (Gear category); the others distinguish products that only the cards show. The order matters: bag
 * gloves are gloves, and the wraps of a brand called Rope are wraps.
 */
const KEYWORDS = ['glove', 'bag', 'headgear', 'body protector', 'double-end ball', 'boots', 'wraps', 'rope'];

/** Pictures that a list shows ten times exist in four colours, so that neighbours never look the same. */
const COLOURWAYS: Readonly<Record<string, readonly string[]>> = {
  glove: ['glove', 'glove-red', 'glove-tan', 'glove-black'],
  bag: ['bag', 'bag-blue', 'bag-red', 'bag-black'],
  headgear: ['headgear', 'headgear-black', 'headgear-blue', 'headgear-red'],
};

/** The name of the picture for a product at an index of a list of its kind. */
export function pictureAt(place: number, productName: string): string {
  const kind = pictureFor(productName);
  const colourways = COLOURWAYS[kind] ?? [kind];
  return colourways[place % colourways.length] ?? kind;
}

/** The name of the picture for a product; `gear` if no keyword matches. */
export function pictureFor(productName: string): string {
  const name = productName.toLowerCase().replace('head guard', 'headgear');
  return KEYWORDS.find((keyword) => name.includes(keyword))?.replaceAll(' ', '-') ?? 'gear';
}
