/** A last path part with a dot is a file (`/fights.ics`), not a page. */
const FILE = /\.[^/]+$/;

/** Whether a URL is that of a page that can be shown in this document. */
export const isPage = ({ origin, pathname }: URL | HTMLAnchorElement): boolean =>
  origin === location.origin && !FILE.test(pathname) && !pathname.startsWith('/embed');
