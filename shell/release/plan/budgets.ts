/** What a page may weigh, in bytes as brotli packs them. The end-to-end tests hold every kind of page to the same. */
export const BUDGETS = {
  /** More would take another round trip on a slow line. */
  html: 14_000,
  /** All modules that a page names. */
  script: 85_000,
} as const;
