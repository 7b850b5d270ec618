/** What was tried, and what is wrong. */
export interface Tried {
  part: 'store' | 'host';
  check: string;
  fault?: string;
  remedy?: string;
}
