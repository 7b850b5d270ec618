import { expect, test } from 'vitest';
import type { FightResult } from '../content/schema.ts';
import { outcomeOf, tallyOf } from './outcome.ts';

const cards = ['115-113', '112-116', '115-113'];
const outcome = (result?: FightResult) =>
  outcomeOf({
    result,
    fighters: ['Tobias Rourke', 'Anselm Varga'],
    pick: { verdict: 'Rourke, on points', reason: 'Reach.' },
  });

const boxes = [
  { points: '115–113', isFor: true },
  { points: '112–116', isFor: false },
  { points: '115–113', isFor: true },
];

test.each<[FightResult, string, object, string | undefined, boolean]>([
  [
    { winner: 'Anselm Varga', how: 'points', cards },
    'Varga, on points',
    { cards: boxes, detail: 'Split decision' },
    'Tobias Rourke',
    false,
  ],
  [
    { winner: 'Tobias Rourke', how: 'KO 9' },
    'Rourke, KO 9',
    { detail: 'Knockout in round 9' },
    'Anselm Varga',
    true,
  ],
  [
    { winner: 'Tobias Rourke', how: 'RTD 8' },
    'Rourke, RTD 8',
    { detail: 'Retirement after round 8' },
    'Anselm Varga',
    true,
  ],
  [{ winner: 'draw', how: 'points', cards }, 'A draw', { cards: boxes }, undefined, false],
])(
  '%j is told as “%s”, names who lost, and a pick of Rourke is judged',
  (result, words, decision, loser, isRight) => {
    expect(outcome(result)).toEqual({
      words,
      ...decision,
      loser,
      pick: { isRight, name: 'Rourke' },
    });
  },
);

test.each([
  ['Unanimous decision', ['116-112', '115-113', '117-111']],
  ['Split decision', ['115-113', '112-116', '115-113']],
  ['Majority decision', ['115-113', '114-114', '115-113']],
])('%s: %j', (decision, judges) => {
  const result = { winner: 'Anselm Varga', how: 'points', cards: judges } as const;
  expect(outcome(result).detail).toBe(decision);
});

test('without a result, nothing is said about the loser and the pick', () => {
  expect(outcome()).toEqual({
    words: 'Result to follow',
    detail: 'Here, once it is official',
  });
});

test('the tally counts right and wrong picks, and leaves out a fight without a result', () => {
  const won = outcome({ winner: 'Tobias Rourke', how: 'KO 9' });
  const lost = outcome({ winner: 'Anselm Varga', how: 'KO 9' });
  expect(tallyOf([won, lost, won, outcome()])).toEqual({ right: 2, wrong: 1 });
});
