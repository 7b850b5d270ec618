/** In bytes after brotli. */
export const BUDGETS = {
  html: 14_000,
  /** Before an interaction. */
  quietScript: 10_000,
  quietCountdown: 12_000,
  /** Of a page without a control, or an article before its Share button is used. */
  readScript: 16_000,
  /** React alone has 59 kB, single-spa 6. */
  script: 86_000,
} as const;

/** Before the first interaction on a phone, in bytes as sent. */
export const FIRST_VIEW_BUDGETS = { list: 60_000, text: 50_000, company: 35_000 } as const;
