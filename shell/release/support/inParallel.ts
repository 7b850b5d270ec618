/**
 * Runs `work` for a few items at a time, also while items still arrive. Results have the items'
 * order. After a failure it waits for what is running, and throws.
 */
export async function inParallel<Item, Result>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<Result>,
  concurrency = 16,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const queue = (async function* () {
    yield* items;
  })();
  // A worker that fails ends the queue for all.
  const worker = async () => {
    for await (const item of queue) {
      const index = next++;
      results[index] = await work(item);
    }
  };
  const settled = await Promise.allSettled(Array.from({ length: concurrency }, worker));
  const failure = settled.find((each) => each.status === 'rejected');
  if (failure) throw failure.reason;
  return results;
}
