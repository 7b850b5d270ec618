import { expect, test } from 'vitest';
import { countWords } from './countWords.ts';

const fightsIn = (...locations: string[]) => locations.map((location) => ({ location }));

test.each([
  [['London'], 'One night in one city', 'One boxing night', 'Add it to your calendar'],
  [
    ['London', 'London'],
    'Two nights in one city',
    'Two boxing nights',
    'Add both to your calendar',
  ],
  [
    ['London', 'Tokyo', 'New York', 'Tokyo', 'Leeds'],
    'Five nights in four cities',
    'Five boxing nights',
    'Add all five to your calendar',
  ],
])('fights in %j', (locations, nights, boxingNights, addAll) => {
  expect(countWords(fightsIn(...locations))).toEqual({ nights, boxingNights, addAll });
});
