import { fetchPage } from './fetchPage.ts';
import { isPageLink } from './links.ts';

/** Fetches a page at the first sign that its link is meant, so that it is there when the click comes. */
export function prefetchOnIntent(): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    // A page that cannot be had is reported when it is asked for.
    if (link && isPageLink(link)) fetchPage(new URL(link.href)).catch(() => undefined);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, prefetch, { passive: true });
  }
}
