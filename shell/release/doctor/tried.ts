/** One thing that was tried, and what is wrong with it. */
export interface Tried {
  part: 'store' | 'host';
  check: string;
  fault?: string;
  remedy?: string;
}
