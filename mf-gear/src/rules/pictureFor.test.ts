import { expect, test } from 'vitest';
import { pictureAt, pictureFor } from './pictureFor.ts';

test.each([
  ['Sentinel 16 Sparring Gloves', 'glove'],
  ['Coldwater Aqua Bag', 'bag'],
  ['Sentry Full-Face Headgear', 'headgear'],
  ['Cheekline Head Guard', 'headgear'],
  ['Blackfen Bulwark Body Protector', 'body-protector'],
  ['Harrow Lane Double-End Ball', 'double-end-ball'],
  ['Orrin Canvas Low Boxing Boots', 'boots'],
  ['Bearing Skipping Rope', 'rope'],
])('%s is shown by the picture "%s"', (name, picture) => {
  expect(pictureFor(name)).toBe(picture);
});

test('keywords match in upper and lower case', () => {
  expect(pictureFor('SPARRING GLOVES')).toBe('glove');
  expect(pictureFor('cheekline head guard')).toBe('headgear');
});

test('bag gloves are gloves', () => {
  expect(pictureFor('Workbench Bag Gloves')).toBe('glove');
});

test('hand wraps stay hand wraps when the brand is called Rope', () => {
  expect(pictureFor('Kestrel & Rope Long-Weave Hand Wraps')).toBe('wraps');
});

test('a product without a keyword gets the default picture', () => {
  expect(pictureFor('Speed Ball Platform')).toBe('gear');
  expect(pictureFor('Crossbeam Face Saver')).toBe('gear');
});

test('neighbours in a list of one kind never look the same', () => {
  const pictures = Array.from({ length: 10 }, (_, place) => pictureAt(place, 'Sentinel 16 Sparring Gloves'));
  for (const [place, name] of pictures.entries()) {
    expect(name).toMatch(/^glove/);
    expect(name).not.toBe(pictures[place + 1]);
  }
});

test('a product of another kind keeps the picture of its own keyword', () => {
  expect(pictureAt(9, 'Open Palm Sparring Mitts')).toBe('gear');
});
