/** How many reads and writes may run at a time, unless the caller says otherwise. */
const CONCURRENCY = 16;

/** Runs `work` for each item, a few at a time. The results keep the order of the items. Stops at the first failure. */
export async function inParallel<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
  concurrency = CONCURRENCY,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items].entries();
  let failed = false;
  const worker = async () => {
    for (const [index, item] of queue) {
      if (failed) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const settled = await Promise.allSettled(Array.from({ length: concurrency }, worker));
  const failure = settled.find((each) => each.status === 'rejected');
  if (failure) throw failure.reason;
  return results;
}
