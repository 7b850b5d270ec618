import type { Fight } from '../content/schema.ts';
import { lastName } from './lastName.ts';
import { pickedOf } from './pickedOf.ts';

export interface Outcome {
  /** @example 'Varga, on points' */
  words: string;
  /** How the fight was stopped. */
  detail?: string;
  /** The judges' cards, and whether each was for the winner. */
  cards?: readonly { points: string; isFor: boolean }[];
  /** The full name of the loser, unless it was a draw. */
  loser?: string | undefined;
  /** Whether our pick was right, and the last name that it said. */
  pick?: { isRight: boolean; name: string };
}

/** Returns what a poster says once its fight is over. A pick is right if it named the winner. */
export function outcomeOf({
  result,
  fighters,
  pick,
}: Pick<Fight, 'result' | 'fighters' | 'pick'>): Outcome {
  if (!result) return { words: 'Result to follow', detail: 'Here, once it is official' };

  const { winner, how, cards } = result;
  const isDraw = winner === 'draw';
  const [method, round] = how.split(' ');
  const [name = ''] = pickedOf(fighters, pick.verdict);
  return {
    words: isDraw ? 'A draw' : `${lastName(winner)}, ${round ? how : 'on points'}`,
    ...(cards
      ? { cards: cards.map(toCard) }
      : {
          detail:
            method === 'KO' ? `Knockout in round ${round}` : `Retirement after round ${round}`,
        }),
    loser: isDraw ? undefined : fighters.find((fighter) => fighter !== winner),
    pick: { isRight: name === lastName(winner), name },
  };
}

/** A card has the winner's points first. */
function toCard(card: string) {
  const [own = 0, other = 0] = card.split('-').map(Number);
  return { points: `${own}–${other}`, isFor: own > other };
}

/** Returns how our picks did. A fight without a result counts for neither. */
export function tallyOf(outcomes: readonly Outcome[]) {
  const picks = outcomes.flatMap(({ pick }) => pick ?? []);
  const right = picks.filter(({ isRight }) => isRight).length;
  return { right, wrong: picks.length - right };
}
