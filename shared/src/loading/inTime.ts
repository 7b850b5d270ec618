/**
 * Returns what a promise resolves to, but waits no longer than the deadline.
 * @param deadline in milliseconds
 * @param what names the promise in the error message
 * @throws when the promise rejects, or is still pending at the deadline
 */
export function inTime<Value>(
  promise: Value | PromiseLike<Value>,
  deadline: number,
  what: string,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`ringside: ${what} timed out.`)), deadline);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
