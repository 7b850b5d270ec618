/** One of our fights, as an embed file contains it. A type, because TypeScript does not accept an interface as JSON. */
export type KnownFight = {
  /** YYYY-MM-DD, the local day of the fight. */
  date: string;
  event: string;
  fighters: readonly [string, string];
  /** One for each fighter: "28-1, 22 KO". */
  records: readonly [string, string];
  /** The moment of the first bell, with its offset. */
  startsAt: string;
  /** Hall, town and country. */
  place: string;
  /** Address of its poster, from the site's root. */
  poster: string;
};

/** Fights by their id, soonest first. */
export type Fights = ReadonlyMap<string, KnownFight>;

/** The id of the first fight whose day is not over, or else of the last fight. */
export function nextFight(fights: Fights, now: number): string | undefined {
  const today = new Date(now).toISOString().slice(0, 10);
  const [id] = [...fights].find(([, { date }]) => date >= today) ?? [...fights.keys()].slice(-1);
  return id;
}
