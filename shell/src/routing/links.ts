/** A last path part with a dot is a file, not a page. */
const FILE = /\.[^/]+$/;

/**
 * Whether this document can show a page. Only the browser can find a text fragment (`#:~:text=`).
 */
export const isPage = ({ origin, pathname, hash }: URL | HTMLAnchorElement): boolean =>
  origin === location.origin &&
  !FILE.test(pathname) &&
  !/^\/embed(\/|$)/.test(pathname) &&
  !hash.includes(':~:');
