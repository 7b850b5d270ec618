import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Stars } from './Stars.tsx';

const filled = (rating: number, fill: 'floor' | 'below') =>
  renderToStaticMarkup(<Stars rating={rating} fill={fill} />).match(/data-filled="true"/g)
    ?.length ?? 0;

test.each([
  [4.7, 4, 5],
  [4, 4, 4],
  [4.1, 4, 5],
  [0, 0, 0],
  [5, 5, 5],
])('a rating of %s fills %s stars on a card and %s in a top-10 list', (rating, onCard, inList) => {
  expect([filled(rating, 'floor'), filled(rating, 'below')]).toEqual([onCard, inList]);
});

test.each([
  [4.2, '0.2'],
  [4.9, '0.9'],
  [5, undefined],
])('in a list, the last star of %s has %s of the ink', (rating, ink) => {
  const list = renderToStaticMarkup(<Stars rating={rating} fill="below" />);
  expect(list.match(/fill-opacity="(.*?)"/)?.[1]).toBe(ink);
});

test('a card has no star that is partly filled', () => {
  expect(renderToStaticMarkup(<Stars rating={4.9} fill="floor" />)).not.toContain('fill-opacity');
});
