import { pseudoRandom } from '@ringside/release/testing/pseudoRandom';

export type Chances = ReturnType<typeof chancesOf>;

/** Ways to draw from one series of pseudo-random numbers. */
export function chancesOf(seed: number) {
  const random = pseudoRandom(seed);
  return {
    /** At least 0, and below 1. */
    random,
    /** A whole number below another. */
    whole: (below: number) => Math.floor(random() * below),
    /** A factor around 1. The larger the spread, the more often it is far from 1. */
    logNormal: (spread: number) =>
      Math.exp(Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()) * spread),
    /** One of some items, as often as its share says. */
    pick<Item>(items: readonly Item[], shareOf: (item: Item) => number): Item {
      let left = random() * items.reduce((sum, item) => sum + shareOf(item), 0);
      const found = items.find((item) => {
        left -= shareOf(item);
        return left < 0;
      });
      return found ?? (items[0] as Item);
    },
  };
}
