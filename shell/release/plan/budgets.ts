/**
 * Size limits of a page, in bytes after brotli. The end-to-end tests check every kind of page against the same limits.
 */
export const BUDGETS = {
  /** More would take another round trip on a slow connection. */
  html: 14_000,
  /** What a page loads that nobody touches. */
  quietScript: 20_000,
  /** All modules that a page refers to. */
  script: 85_000,
} as const;
