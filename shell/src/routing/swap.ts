import { PAGE_DATA_ID } from '@ringside/shared/contract';
import { adoptSheet } from './adoptSheet.ts';
import type { FetchedPage } from './fetchPage.ts';
import { copyTag } from './trusted.ts';

/** Exchanges everything that differs between two pages: styles, head, main, the active link, the page's data. */
export function swapPage({ document: next, style }: FetchedPage): void {
  adoptPageStyle(style);
  document.title = next.title;
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const tag of next.head.querySelectorAll('[data-head]')) document.head.append(copyTag(tag));

  // Before main: elements read their data from it as they connect.
  const data = next.getElementById(PAGE_DATA_ID);
  if (data) document.getElementById(PAGE_DATA_ID)?.replaceWith(copyTag(data));

  const main = document.querySelector('main');
  const nextMain = next.querySelector('main');
  if (main && nextMain) {
    const fresh = document.importNode(nextMain, true);
    // Elements that are defined start as they come in: what they throw then is told from what leaves.
    for (const root of fresh.querySelectorAll<HTMLElement>('[data-root]')) root.dataset.state = 'loading';
    main.replaceChildren(...fresh.childNodes);
  }

  for (const link of document.querySelectorAll<HTMLAnchorElement>('.site-nav a')) {
    const twin = next.querySelector(`.site-nav a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`);
    const value = twin?.getAttribute('aria-current');
    if (value) link.setAttribute('aria-current', value);
    else link.removeAttribute('aria-current');
  }
}

const adopted = new Set<string>();

/** The page's style, unless this tab has it. */
function adoptPageStyle({ name, text }: FetchedPage['style']): void {
  const own = document.querySelector<HTMLStyleElement>('style[data-style]')?.dataset.style;
  if (name === own || adopted.has(name)) return;
  adopted.add(name);
  adoptSheet(text);
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
