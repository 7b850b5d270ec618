import type { FightResult } from '../content/schema.ts';
import { lastName } from './lastName.ts';

export interface Outcome {
  /** @example 'Varga, on points' */
  words: string;
  /** The judges' cards, or how the fight was stopped. */
  detail: string;
  /** Whether our pick was right. */
  ofPick?: string;
}

const RIGHT = 'Right.';
const WRONG = 'Wrong this time.';

/** Returns what a poster says once its fight is over. A pick is right if it named the winner. */
export function outcomeOf(result: FightResult | undefined, verdict: string): Outcome {
  if (!result) return { words: 'Result to follow', detail: 'Here, once it is official' };

  const { winner, how, cards } = result;
  const name = lastName(winner);
  const isDraw = winner === 'draw';
  const [method, round] = how.split(' ');
  return {
    words: isDraw ? 'A draw' : `${name}, ${round ? how : 'on points'}`,
    detail:
      cards?.join(', ') ??
      (method === 'KO' ? `Knockout in round ${round}` : `Retirement after round ${round}`),
    ofPick: !isDraw && verdict.includes(name) ? RIGHT : WRONG,
  };
}

/** Returns how our picks did. A fight without a result counts for neither. */
export function tallyOf(outcomes: readonly Outcome[]): string {
  const count = (ofPick: string) => outcomes.filter((outcome) => outcome.ofPick === ofPick).length;
  return `Our picks: ${count(RIGHT)} right, ${count(WRONG)} wrong.`;
}
