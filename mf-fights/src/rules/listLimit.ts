/**
 * How many fights `<ringside-fight-list>` shows; all of them without a limit.
 *
 * @throws unless `limit` is a whole number from 1
 */
export function listLimit(limit: string | undefined): number {
  if (limit === undefined) return Number.POSITIVE_INFINITY;
  if (!/^[1-9]\d*$/.test(limit))
    throw new Error(
      `@ringside/mf-fights: <ringside-fight-list> limit "${limit}": write a whole number from 1.`,
    );
  return Number(limit);
}

/** Every `limit` up to the whole bill. */
export const limitsOf = (fights: readonly unknown[]): { limit: string }[] =>
  fights.map((_, index) => ({ limit: String(index + 1) }));
