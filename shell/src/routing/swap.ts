import { PAGE_DATA_ID } from '@ringside/shared/contract';
import { afterPaint } from '@ringside/shared/loading';
import { hasStyle } from './bringStyle.ts';
import { constructedSheet } from './constructedSheet.ts';
import type { FetchedPage } from './fetchPage.ts';
import { copyTag } from './trusted.ts';

/** How long a page takes to come in, in milliseconds. */
const FADE = 150;

/** Exchanges everything that differs between two pages: styles, head, main, the active link, the page's data. */
export function swapPage(page: FetchedPage): void {
  const next = page.take();
  const main = document.querySelector('main');
  // First of all, so that nothing is styled anew only to go.
  main?.replaceChildren();
  adoptPageStyle(page);
  document.title = next.title;
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const tag of next.head.querySelectorAll('[data-head]')) document.head.append(copyTag(tag));

  // Before main: elements read their data from it as they connect.
  const data = next.getElementById(PAGE_DATA_ID);
  if (data) document.getElementById(PAGE_DATA_ID)?.replaceWith(copyTag(data));

  const nextMain = next.querySelector('main');
  if (main && nextMain) {
    // Elements that are defined start as they come in: what they throw then is told from what leaves.
    for (const root of nextMain.querySelectorAll<HTMLElement>('[data-root]')) root.dataset.state = 'loading';
    main.append(...nextMain.childNodes);
    comeIn(main);
  }

  for (const link of document.querySelectorAll<HTMLAnchorElement>('.site-nav a')) {
    const twin = next.querySelector(`.site-nav a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`);
    link.ariaCurrent = twin?.ariaCurrent ?? null;
  }
}

/**
 * First what is in the window, then the rest (`data-arriving`, base.css): most of a page is below it. The first frame can be
 * read already.
 */
function comeIn(main: HTMLElement): void {
  main.dataset.arriving = '';
  void afterPaint().then(() => main.removeAttribute('data-arriving'));
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  main.animate({ opacity: [0.5, 1] }, { duration: FADE, easing: 'ease-out' });
}

/** The style of the fetched page that is shown, where it needs one. */
let shown: CSSStyleSheet[] = [];

/**
 * Exchanges the styles of pages. What a visit has gathered of them would make each page slower than the one before. A page
 * needs none where the whole sheets of its sections, which hold all of it, have come.
 */
function adoptPageStyle({ styles, style }: FetchedPage): void {
  const next = styles.every(hasStyle) ? [] : [constructedSheet(style)];
  // Setting the list takes time where it stays as it is, too.
  if (shown.length + next.length > 0)
    document.adoptedStyleSheets = document.adoptedStyleSheets
      .filter((sheet) => !shown.includes(sheet))
      .concat(next);
  shown = next;
}

/** Lands at the top of the new page: scroll, focus on its heading, and one polite announcement. */
export function arrive(): void {
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  const announcer = document.querySelector('[data-announcer]');
  if (announcer) announcer.textContent = document.title;
}
