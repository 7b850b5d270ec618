import type { Fight } from '../content/schema.ts';
import { lastName } from './lastName.ts';
import { pickedOf } from './pickedOf.ts';

export interface Outcome {
  /** @example 'Varga, on points' */
  words: string;
  /** How the fight was stopped, or how the judges decided. */
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
      ? { cards: cards.map(toCard), ...(!isDraw && { detail: decisionOf(cards) }) }
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
  const [own = 0, other = 0] = pointsOf(card);
  return { points: `${own}–${other}`, isFor: own > other };
}

const pointsOf = (card: string) => card.split('-').map(Number);

/** The usual name of a decision, by what the judges say who did not see it for the winner. */
function decisionOf(cards: readonly string[]): string {
  const margins = cards.map(pointsOf).map(([own = 0, other = 0]) => own - other);
  if (margins.every((margin) => margin > 0)) return 'Unanimous decision';
  return margins.some((margin) => margin < 0) ? 'Split decision' : 'Majority decision';
}

/** Returns how our picks did. A fight without a result counts for neither. */
export function tallyOf(outcomes: readonly Outcome[]) {
  const picks = outcomes.flatMap(({ pick }) => pick ?? []);
  const right = picks.filter(({ isRight }) => isRight).length;
  return { right, wrong: picks.length - right };
}
