import { expect, test } from 'vitest';
import { fights } from '../content/fights.ts';
import { toBill } from './bill.ts';

test('the analysis of a fight is looked for by the first name of its first fighter', () => {
  expect(fights.map((fight) => toBill(fight).analysis.fighter)).toEqual([
    'Tobias',
    'Mateo',
    'Nico',
    'Haruto',
  ]);
});
