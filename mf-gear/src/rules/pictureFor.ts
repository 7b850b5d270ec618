/**
 * The first of these keywords in a product's name decides its picture. The first four come from the specification.
 * The order matters: bag gloves are gloves.
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
