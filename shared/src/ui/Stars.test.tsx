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
