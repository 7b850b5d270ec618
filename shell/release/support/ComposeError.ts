/** A set of releases that does not make a site; `code` names the rule. */
export class ComposeError extends Error {
  constructor(
    readonly code: string,
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
