/** The largest sizes of a page, in bytes after brotli. */
export const BUDGETS = {
  html: 14_000,
  /** The script of a page before an interaction. */
  quietScript: 10_000,
  quietCountdown: 12_000,
  /** The script of a page without a control, or of an article before its Share button is used. */
  readScript: 16_000,
  /** React alone has 59 kB, single-spa 6. */
  script: 86_000,
} as const;

/** Everything that a page loads before the first interaction on a phone, in bytes as sent. */
export const FIRST_VIEW_BUDGETS = { list: 60_000, text: 50_000, company: 35_000 } as const;
