/** Without hidden files and steps up, in letters that every file system and host treats alike. */
const SEGMENT = /^[A-Za-z0-9_@][\w.@~-]*$/;
const COPY = /\.(br|gz)$/i;
const MAX_LENGTH = 300;

/** Whether a name can become a file of a site. Every name in a release is checked with it before it is a path. */
export const isSitePath = (path: string): boolean =>
  path.length <= MAX_LENGTH &&
  !COPY.test(path) &&
  path.split('/').every((segment) => SEGMENT.test(segment) && !segment.endsWith('.'));
