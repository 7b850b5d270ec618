/** What a log says about one request. Each format has its own names for these. */
export interface Fields {
  /**
   * The time as written: a date, or seconds, milliseconds, microseconds or nanoseconds since 1970.
   */
  time: unknown;
  address: unknown;
  agent: unknown;
  /** A path with its query, a URL, or the whole line such as `GET / HTTP/1.1`. */
  url: unknown;
  status: unknown;
}

/** Milliseconds since 1970; `NaN` if it is no time. */
export function timeOf(value: unknown): number {
  const text = `${value}`;
  if (/^\d+(\.\d+)?$/.test(text)) return sinceEpoch(Number(text));
  // `24/Nov/2026:07:00:00 +0000`
  return Date.parse(text.replace(/^(\d+\/\w+\/\d+):/, '$1 '));
}

/** A number of today has ten digits in seconds, and three more in each smaller unit. */
function sinceEpoch(number: number): number {
  const [SECONDS, MILLISECONDS, MICROSECONDS] = [1e11, 1e14, 1e17];
  if (number < SECONDS) return number * 1000;
  if (number < MILLISECONDS) return number;
  return number < MICROSECONDS ? number / 1000 : number / 1e6;
}
