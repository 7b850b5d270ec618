/** A last path part with a dot is a file (`/fights.ics`), not a page. */
const FILE = /\.[^/]+$/;

/** Whether a URL belongs to a page that this document can show. Only the browser can find a text fragment (`#:~:text=`). */
export const isPage = ({ origin, pathname, hash }: URL | HTMLAnchorElement): boolean =>
  origin === location.origin &&
  !FILE.test(pathname) &&
  !pathname.startsWith('/embed') &&
  !hash.includes(':~:');
