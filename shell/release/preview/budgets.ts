/**
 * Size limits of a page, in bytes after brotli. The end-to-end tests check every kind of page against the same limits.
 */
export const BUDGETS = {
  html: 14_000,
  /** The script of an untouched page. */
  quietScript: 10_000,
  /** The same of a page with countdowns. */
  quietCountdown: 12_400,
  /** The script of a page without a control, and of an article until a visitor is about to use its Share button. */
  readScript: 16_000,
  /** All modules that a page refers to. React alone has 59 kB, single-spa 6. */
  script: 90_000,
} as const;

/** Everything before the first interaction on a phone, fonts and pictures in the window included, in bytes as sent. */
export const FIRST_VIEW_BUDGETS = {
  list: 60_000,
  text: 50_000,
  company: 35_000,
} as const;
