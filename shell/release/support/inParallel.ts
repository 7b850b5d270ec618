const CONCURRENCY = 16;

/**
 * Runs `work` for a few items at a time, also while items still arrive. Results have the order of the items. After a
 * failure it starts no other, waits for those running, and throws.
 */
export async function inParallel<Item, Result>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<Result>,
  concurrency = CONCURRENCY,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = numbered(items);
  // A worker that fails ends the queue for all.
  const worker = async () => {
    for await (const [index, item] of queue) results[index] = await work(item);
  };
  const settled = await Promise.allSettled(Array.from({ length: concurrency }, worker));
  const failure = settled.find((each) => each.status === 'rejected');
  if (failure) throw failure.reason;
  return results;
}

async function* numbered<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<[number, Item]> {
  let index = 0;
  for await (const item of items) {
    yield [index, item];
    index += 1;
  }
}
