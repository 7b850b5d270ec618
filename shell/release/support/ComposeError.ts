/** The error codes in `docs/build-a-section.md`. */
export const REFUSALS = [
  'bad-release',
  'damaged-release',
  'no-release',
  'unknown-contract',
  'no-shell',
  'duplicate-section',
  'taken-name',
  'taken-file',
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
  'unsafe-store',
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

/** What a section's sources have that is refused: an element with its attributes, or a link. */
export type Subject =
  | { tag: string; attributes?: Readonly<Record<string, string>> }
  | { link: string };

interface Details extends ErrorOptions {
  about?: string | undefined;
  subject?: Subject | undefined;
}

export class ComposeError extends Error {
  others: readonly ComposeError[] = [];
  /** Of refusals with the same cause, only the first is shown. */
  readonly about: string;
  readonly subject: Subject | undefined;

  constructor(
    readonly code: Refusal,
    message: string,
    options?: Details,
  ) {
    super(`ringside: ${message} (${code})`, options);
    this.about = `${code} ${options?.about ?? message}`;
    this.subject = options?.subject;
    this.name = 'ComposeError';
  }
}

/** Refuses a release that its section's team has to make again. */
export const unusable = (code: Refusal, what: string, cause?: unknown): ComposeError =>
  new ComposeError(code, `${what}. Build and release it again.`, { cause });

const REMEDIES = [
  { codes: ['ENOSPC', 'EDQUOT'], remedy: 'free space on that disk' },
  { codes: ['EEXIST', 'ENOTDIR'], remedy: 'move that file away' },
  { codes: ['EACCES', 'EPERM', 'EROFS'], remedy: 'let this user read and write it' },
];

/** Returns the reason of an error, with what to do about a full disk or missing permissions. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '' } = error as NodeJS.ErrnoException;
  const found = REMEDIES.find(({ codes }) => codes.includes(code));
  return `${error.message || error.name}${found ? `: ${found.remedy}, then run the command again` : ''}`;
}

/**
 * Returns a function that throws the error of a step after which the change may be live.
 * @param what what is known then
 */
export const unfinished =
  (what: string) =>
  (error: unknown): never => {
    const message = `${what}: ${reasonOf(error)}. No page is damaged. Run the command again.`;
    throw new ComposeError('half-published', message, { cause: error });
  };

export class UsageError extends Error {}
