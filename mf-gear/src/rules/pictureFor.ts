/**
 * Which picture shows a product, by the first keyword its name holds. Gloves, bags and head guards are the
 * specification's (Gear category); the others tell apart what only the cards sell. Order matters: bag gloves are
 * gloves, and the wraps of a brand called Rope are wraps.
 */
const PICTURES = [
  ['glove', 'glove'],
  ['bag', 'bag'],
  ['headgear', 'headgear'],
  ['head guard', 'headgear'],
  ['body protector', 'body-protector'],
  ['double-end ball', 'double-end-ball'],
  ['boots', 'boots'],
  ['wraps', 'wraps'],
  ['rope', 'rope'],
] as const;

/** What the lists show ten times is drawn in four colours, so that no two neighbours look the same. */
const COLOURWAYS: Readonly<Record<string, readonly string[]>> = {
  glove: ['glove', 'glove-red', 'glove-tan', 'glove-black'],
  bag: ['bag', 'bag-blue', 'bag-red', 'bag-black'],
  headgear: ['headgear', 'headgear-black', 'headgear-blue', 'headgear-red'],
};

/** The name of the picture for the product at a place, from 0, of a list of its kind. */
export function pictureAt(place: number, productName: string): string {
  const kind = pictureFor(productName);
  const colourways = COLOURWAYS[kind] ?? [kind];
  return colourways[place % colourways.length] ?? kind;
}

/** The name of the picture for a product; `gear` where no keyword fits. */
export function pictureFor(productName: string): string {
  const name = productName.toLowerCase();
  return PICTURES.find(([keyword]) => name.includes(keyword))?.[1] ?? 'gear';
}
