/** The error codes of refusals. `docs/build-a-section.md` has the same list. */
export const REFUSALS = [
  'bad-release',
  'damaged-release',
  'no-release',
  'unknown-contract',
  'no-shell',
  'duplicate-section',
  'taken-name',
  'duplicate-route',
  'undeclared-route',
  'duplicate-element',
  'duplicate-storage-key',
  'broken-server',
  'unknown-element',
  'unknown-variant',
  'element-cycle',
  'unsafe-markup',
  'unscoped-style',
  'dead-link',
  'duplicate-file',
  'reserved-file',
  'duplicate-embed',
  'duplicate-widget-data',
  'no-site',
  'unknown-release',
  'damaged-pointer',
  'damaged-index',
  'outdated-preview',
  'still-used',
  'locked',
  'overtaken',
  'refused',
  'half-published',
] as const;

export type Refusal = (typeof REFUSALS)[number];

/** A set of releases that does not form a site. `code` names the rule it breaks. */
export class ComposeError extends Error {
  others: readonly ComposeError[] = [];
  /** The cause. Of several refusals with the same cause, only the first is shown. */
  readonly about: string;

  constructor(
    readonly code: Refusal,
    message: string,
    options?: ErrorOptions & { about?: string | undefined },
  ) {
    super(`ringside: ${message} (${code})`, options);
    this.about = `${code} ${options?.about ?? message}`;
    this.name = 'ComposeError';
  }
}

/** Refuses a release that its section's team has to make again. */
export const unusable = (code: Refusal, what: string, cause?: unknown): ComposeError =>
  new ComposeError(code, `${what}. Build and release it again.`, { cause });

/** The whole message of an error. Build and content errors have several lines, with a code frame. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);
