/**
 * Returns the first items of a list, as many as an element's `limit` attribute says. A shorter list
 * is returned whole, because lists may shrink.
 * @throws unless `limit` is a whole number of at least 1
 */
export function firstItems<Item>(
  items: readonly Item[],
  limit: string | undefined,
): readonly Item[] {
  if (limit === undefined) return items;
  if (!/^[1-9]\d*$/.test(limit))
    throw new Error(`ringside: limit="${limit}" must be a whole number from 1.`);
  return items.slice(0, Number(limit));
}

/** Returns every `limit` up to the length of a list, for `choices`. */
export const limitsOf = (items: readonly unknown[]): { limit: `${number}` }[] =>
  items.map((_, index) => ({ limit: `${index + 1}` }));
