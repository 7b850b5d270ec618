import { capitalNumberWord, numberWord } from '@ringside/shared/section/words';
import type { Fight } from '../content/schema.ts';

const counted = (count: number, one: string, more: string, word = numberWord) =>
  `${word(count)} ${count === 1 ? one : more}`;

export function countWords(fights: readonly Pick<Fight, 'location'>[]) {
  const count = fights.length;
  const cities = new Set(fights.map(({ location }) => location)).size;
  return {
    nights: `${counted(count, 'night', 'nights', capitalNumberWord)} in ${counted(cities, 'city', 'cities')}`,
    boxingNights: counted(count, 'boxing night', 'boxing nights', capitalNumberWord),
    addAll:
      count === 1
        ? 'Add it to your calendar'
        : `Add ${count === 2 ? 'both' : `all ${numberWord(count)}`} to your calendar`,
  };
}
