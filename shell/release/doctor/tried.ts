/** The codes of what `doctor` tries, in `docs/build-a-section.md`. */
export const TRIED = [
  'store-read',
  'store-write',
  'store-list',
  'store-create',
  'store-remove',
  'host-reached',
  'page-unchanged',
  'page-revalidated',
  'page-compressed',
  'page-framing',
  'missing-page',
  'error-headers',
  'beacon',
  'script-shared',
  'script-type',
  'script-cached',
] as const;

/** One thing that was tried, and what is wrong with it. */
export interface Tried {
  code: (typeof TRIED)[number];
  part: 'store' | 'host';
  check: string;
  fault?: string;
  remedy?: string;
}
