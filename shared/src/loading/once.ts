/** Makes one promise for each key, and a new one after a failure. */
export function once<Value>(
  kept: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = kept.get(key);
  if (known) return known;
  const promise = make();
  kept.set(key, promise);
  promise.catch(() => kept.delete(key));
  return promise;
}
