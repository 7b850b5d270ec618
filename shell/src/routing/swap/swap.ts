import { PAGE_DATA_ID } from '@ringside/shared/contract';
import { afterPaint } from '@ringside/shared/loading';
import { type FetchedPage, focusHeading } from '@ringside/shared/page';
import { constructedSheet, renewFonts } from './stylesheets.ts';
import { copyTag, parsePage } from './trusted.ts';

/** How long a page takes to fade in. */
const FADE_MS = 150;

/** The stylesheet of the page that is shown, if it was reached without a reload. */
let shownSheet: CSSStyleSheet | undefined;

/** Exchanges everything that differs between two pages: styles, head, main, the active link, the page's data. */
export function swapPage(page: FetchedPage): void {
  const next = parsePage(page.html);
  const main = document.querySelector('main');
  // Emptied first, so that the browser does not restyle nodes that are about to be removed.
  main?.replaceChildren();
  if (!shownSheet) renewFonts();
  const sheet = constructedSheet(page.style);
  // Keeping the stylesheets of all pages would make each page slower than the one before.
  document.adoptedStyleSheets = document.adoptedStyleSheets
    .filter((each) => each !== shownSheet)
    .concat(sheet);
  shownSheet = sheet;
  document.title = next.title;
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const tag of next.head.querySelectorAll('[data-head]')) document.head.append(copyTag(tag));

  // Replaced before `main`, because elements read their data from it when they connect.
  const data = next.getElementById(PAGE_DATA_ID);
  if (data) document.getElementById(PAGE_DATA_ID)?.replaceWith(copyTag(data));

  const nextMain = next.querySelector('main');
  if (main && nextMain) {
    // Defined elements start when they are inserted. The state distinguishes their errors from those of roots that are leaving.
    for (const root of nextMain.querySelectorAll<HTMLElement>('[data-root]'))
      if (customElements.get(root.localName)) root.dataset.state = 'loading';
    main.append(...nextMain.childNodes);
    fadeIn(main);
  }

  for (const link of document.querySelectorAll<HTMLAnchorElement>('.site-nav a')) {
    const twin = next.querySelector(`.site-nav a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`);
    link.ariaCurrent = twin?.ariaCurrent ?? null;
  }
}

/**
 * Fades the page in. The part in the window is rendered first and the rest one frame later (`data-arriving`, base.css), because most
 * of a page is below the window. Text is readable from the first frame.
 */
function fadeIn(main: HTMLElement): void {
  main.dataset.arriving = '';
  void afterPaint().then(showWhole);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  main.animate({ opacity: [0.5, 1] }, { duration: FADE_MS, easing: 'ease-out' });
}

/** Renders the part below the window too. */
export const showWhole = (): void => document.querySelector('main')?.removeAttribute('data-arriving');

/** Moves the visitor to the top of the new page: scrolls, focuses the heading, and announces the title once, politely. */
export function moveToTop(): void {
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  focusHeading(document, { preventScroll: true });
  const announcer = document.querySelector('[data-announcer]');
  if (announcer) announcer.textContent = document.title;
}
