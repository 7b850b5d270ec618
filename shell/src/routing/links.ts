import { isPlainClick } from '@ringside/shared/page';

/** A last path part with a dot is a file (`/fights.ics`), not a page. */
const FILE = /\.[^/]+$/;

/** Whether a click on a link is ours to answer: a plain click on a link to another page of this site. */
export function isPageLink(link: HTMLAnchorElement, event?: MouseEvent): boolean {
  // A fragment alone, in a frame: its links lead out of it.
  if (location.pathname.startsWith('/embed/')) return false;
  if (!isPlainClick(link, event)) return false;
  if (link.origin !== location.origin || FILE.test(link.pathname) || link.pathname.startsWith('/embed'))
    return false;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return !(samePage && link.hash);
}
