/** A last path part with a dot is a file (`/fights.ics`), not a page. */
const FILE = /\.[^/]+$/;

/** Whether a URL belongs to a page that this document can show. */
export const isPage = ({ origin, pathname }: URL | HTMLAnchorElement): boolean =>
  origin === location.origin && !FILE.test(pathname) && !pathname.startsWith('/embed');
