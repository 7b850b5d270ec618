import { daysLeft } from '../daysLeft.ts';

/** One of our fights, as an embed file brings it. A type, not an interface: only a type is JSON. */
export type KnownFight = {
  /** YYYY-MM-DD, where it takes place. */
  date: string;
  event: string;
  fighters: readonly [string, string];
  /** Of each fighter: "28-1, 22 KO". */
  records: readonly [string, string];
  /** The moment of the first bell, with its offset. */
  startsAt: string;
  /** Hall, town and country. */
  place: string;
  /** Address of its poster, from the site's root. */
  poster: string;
};

/** Fights by their id, soonest first. */
export type Fights = Readonly<Record<string, KnownFight>>;

/** The id of the first fight whose day is not over, or of the last one there was. */
export function nextFight(fights: Fights, now: number): string | undefined {
  const ids = Object.keys(fights);
  return ids.find((id) => Number(daysLeft(fights[id]?.date ?? '', now)) >= 0) ?? ids.at(-1);
}
