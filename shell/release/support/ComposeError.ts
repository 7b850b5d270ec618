/** Why a release is refused; the README lists the same. */
export const REFUSALS = [
  'bad-release',
  'damaged-release',
  'no-release',
  'unknown-contract',
  'no-shell',
  'duplicate-section',
  'duplicate-route',
  'undeclared-route',
  'duplicate-element',
  'duplicate-storage-key',
  'broken-server',
  'page-failed',
  'unknown-element',
  'unknown-section',
  'element-failed',
  'element-cycle',
  'dead-link',
  'duplicate-file',
  'reserved-file',
  'duplicate-embed',
  'duplicate-widget-data',
  'no-site',
  'unknown-release',
  'damaged-pointer',
  'damaged-index',
  'busy',
  'refused',
  'half-published',
] as const;

export type Refusal = (typeof REFUSALS)[number];

/** A set of releases that does not make a site; `code` names the rule. */
export class ComposeError extends Error {
  constructor(
    readonly code: Refusal,
    message: string,
    options?: ErrorOptions,
  ) {
    super(`@ringside/shell: ${message} (${code})`, options);
    this.name = 'ComposeError';
  }
}

/** What went wrong, all of it: an error of the build or of content has several lines, with a code frame. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);
