/** Letters that every file system and host treats alike, without hidden files and steps up. */
const SEGMENT = /^[A-Za-z0-9_@][\w.@~-]*$/;
const COPY = /\.(br|gz)$/i;
const MAX_LENGTH = 300;

/** Whether a name in a release can become a file of a site. */
export const isSitePath = (path: string): boolean =>
  path.length <= MAX_LENGTH &&
  !COPY.test(path) &&
  path.split('/').every((segment) => SEGMENT.test(segment) && !segment.endsWith('.'));
