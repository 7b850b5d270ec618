/** The classes of a link on a separate line. */
export const LINK =
  'inline-flex min-h-11 items-center self-start font-semibold text-blue-deep underline decoration-2 underline-offset-4 hover:text-ink';
