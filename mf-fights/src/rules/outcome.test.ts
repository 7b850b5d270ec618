import { expect, test } from 'vitest';
import type { FightResult } from '../content/schema.ts';
import { outcomeOf } from './outcome.ts';

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
