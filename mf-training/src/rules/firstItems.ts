/**
 * The first items of a list, as many as an element's `limit` attribute asks for; all without one.
 *
 * @throws when `limit` is no positive whole number
 */
export function firstItems<Item>(items: readonly Item[], limit: string | undefined): readonly Item[] {
  if (limit === undefined) return items;
  if (!/^[1-9]\d*$/.test(limit)) {
    throw new Error(`@ringside/mf-training: limit must be a positive whole number, not "${limit}".`);
  }
  return items.slice(0, Number(limit));
}

/** Every `limit` up to the whole of a list. */
export const limitsOf = (items: readonly unknown[]): { limit: string }[] =>
  items.map((_, index) => ({ limit: String(index + 1) }));
