import { expect, test } from 'vitest';
import type { FightResult } from '../content/schema.ts';
import { outcomeOf, tallyOf } from './outcome.ts';

const cards = ['115-113', '112-116', '115-113'];

test.each<[FightResult, string, string, string]>([
  [{ winner: 'Anselm Varga', how: 'points', cards }, 'Varga, on points', cards.join(', '), 'Wrong'],
  [{ winner: 'Tobias Rourke', how: 'KO 9' }, 'Rourke, KO 9', 'Knockout in round 9', 'Right'],
  [{ winner: 'Tobias Rourke', how: 'RTD 8' }, 'Rourke, RTD 8', 'Retirement after round 8', 'Right'],
  [{ winner: 'draw', how: 'points', cards }, 'A draw', cards.join(', '), 'Wrong'],
])('%j is told as “%s”, and a pick of Rourke is judged', (result, words, detail, judged) => {
  const outcome = outcomeOf(result, 'Rourke, on points');
  expect(outcome).toMatchObject({ words, detail });
  expect(outcome.ofPick).toMatch(judged);
});

test('without a result, nothing is said about the pick', () => {
  expect(outcomeOf(undefined, 'Rourke, on points')).toEqual({
    words: 'Result to follow',
    detail: 'Here, once it is official',
  });
});

test('the tally counts right and wrong picks, and leaves out a fight without a result', () => {
  const won = outcomeOf({ winner: 'Tobias Rourke', how: 'KO 9' }, 'Rourke, on points');
  const lost = outcomeOf({ winner: 'Anselm Varga', how: 'KO 9' }, 'Rourke, on points');
  const open = outcomeOf(undefined, 'Rourke, on points');
  expect(tallyOf([won, lost, won, open])).toBe('Our picks: 2 right, 1 wrong.');
});
