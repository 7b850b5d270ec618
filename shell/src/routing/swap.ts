import { PAGE_DATA_ID } from '@ringside/shared/contract';
import { afterPaint } from '@ringside/shared/loading';
import { focusHeading } from '@ringside/shared/page';
import type { FetchedPage } from './fetchPage.ts';
import { constructedSheet } from './styles/constructedSheet.ts';
import { hasStylesheet } from './styles/loadStylesheet.ts';
import { copyTag } from './trusted.ts';

/** How long a page takes to fade in. */
const FADE_MS = 150;

/**
 * Exchanges everything that differs between two pages: styles, head, main, the active link, the page's data.
 *
 * @param left the stylesheet of the page before, if it had one
 * @returns the stylesheet of the page, if it needs one
 */
export function swapPage(page: FetchedPage, left?: CSSStyleSheet): CSSStyleSheet | undefined {
  const next = page.take();
  const main = document.querySelector('main');
  // First of all, so that nothing is styled anew only to go.
  main?.replaceChildren();
  const sheet = swapStylesheet(page, left);
  document.title = next.title;
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const tag of next.head.querySelectorAll('[data-head]')) document.head.append(copyTag(tag));

  // Before main: elements read their data from it as they connect.
  const data = next.getElementById(PAGE_DATA_ID);
  if (data) document.getElementById(PAGE_DATA_ID)?.replaceWith(copyTag(data));

  const nextMain = next.querySelector('main');
  if (main && nextMain) {
    // Elements that are defined start as they come in: what they throw then is told from what leaves.
    for (const root of nextMain.querySelectorAll<HTMLElement>('[data-root]'))
      if (customElements.get(root.localName)) root.dataset.state = 'loading';
    main.append(...nextMain.childNodes);
    fadeIn(main);
  }

  for (const link of document.querySelectorAll<HTMLAnchorElement>('.site-nav a')) {
    const twin = next.querySelector(`.site-nav a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`);
    link.ariaCurrent = twin?.ariaCurrent ?? null;
  }
  return sheet;
}

/**
 * First what is in the window, then the rest (`data-arriving`, base.css): most of a page is below it. The first frame can be
 * read already.
 */
function fadeIn(main: HTMLElement): void {
  main.dataset.arriving = '';
  void afterPaint().then(() => main.removeAttribute('data-arriving'));
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  main.animate({ opacity: [0.5, 1] }, { duration: FADE_MS, easing: 'ease-out' });
}

/**
 * Exchanges the stylesheets of pages. What a visit has gathered of them would make each page slower than the one before. A page
 * needs none where the whole stylesheets of its sections, which hold all of it, are there.
 */
function swapStylesheet({ styles, style }: FetchedPage, left?: CSSStyleSheet): CSSStyleSheet | undefined {
  const next = styles.every(hasStylesheet) ? undefined : constructedSheet(style);
  // Setting the list takes time where it stays as it is, too.
  if (left || next)
    document.adoptedStyleSheets = document.adoptedStyleSheets
      .filter((sheet) => sheet !== left)
      .concat(next ?? []);
  return next;
}

/** Puts the visitor at the top of the new page: scroll, focus on its heading, and one polite announcement. */
export function moveToTop(): void {
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  focusHeading(document, { preventScroll: true });
  const announcer = document.querySelector('[data-announcer]');
  if (announcer) announcer.textContent = document.title;
}
