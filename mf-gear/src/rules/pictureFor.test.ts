import { expect, test } from 'vitest';
import { gearCategories } from '../content/gearCategories.ts';
import { homeProducts } from '../content/homeProducts.ts';
import { products } from '../content/products.ts';
import { pictureFor } from './pictureFor.ts';

test.each([
  ['OLD HALL LACE-UP GLOVES', 'glove-old-hall'],
  ['Workbench Bag Gloves', 'glove-workbench'],
  ['Coldwater Aqua Bag', 'bag-coldwater'],
  ['Sentry Full-Face Headgear', 'headgear-sentry'],
  ['Cheekline Head Guard', 'headgear-cheekline'],
  ['Harrow Lane Double-End Ball', 'double-end-ball'],
  ['Kestrel & Rope Longweave Hand Wraps', 'wraps'],
  ['Some Other Gloves', 'glove-cornerstone'],
  ['Crossbeam Face Saver', 'headgear-crossbeam'],
  ['Speed Ball Platform', 'speed-ball'],
  ['First Night Starter Kit', 'gear'],
])('%s is shown by the picture "%s"', (name, picture) => {
  expect(pictureFor(name)).toBe(picture);
});

test('in a list every product has a picture of its own, and its cards have the same', () => {
  for (const { products: ranked } of Object.values(gearCategories)) {
    const pictures = ranked.map(({ name }) => pictureFor(name));
    expect(new Set(pictures).size).toBe(ranked.length);
    for (const { name } of [...products, ...homeProducts]) {
      const same = ranked.find((each) => name.endsWith(each.name));
      if (same) expect(pictureFor(name)).toBe(pictureFor(same.name));
    }
  }
});
