import { afterPaint } from '@ringside/shared/internal/loading';
import { type FetchedPage, focusHeading, pageDataTag } from '@ringside/shared/internal/page';
import { namedPart } from '../islands/intent.ts';
import { sheetWithoutKnownRules } from './stylesheets.ts';

/**
 * The site's one Trusted Types policy. No code runs: it makes inert documents and texts of data
 * blocks.
 */
const untouched = { createHTML: (html: string) => html, createScript: (text: string) => text };
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: typeof untouched): typeof untouched };
};
const policy = trustedTypes?.createPolicy('ringside', untouched) ?? untouched;

const FADE_MS = 150;
/**
 * How long the announced title stays. A screen reader has read it by then, and later it would be
 * the last text of the document.
 */
const ANNOUNCED_MS = 7000;

let announced: ReturnType<typeof setTimeout> | undefined;
/** The language of the shown page, as it was composed: a translator changes the document's. */
let lang = document.documentElement.lang;

let shownSheet: CSSStyleSheet | undefined;

type PreparedPage = FetchedPage & { parsed?: ReturnType<typeof parse> | undefined };
const parse = ({ html, style }: FetchedPage) =>
  [
    new DOMParser().parseFromString(policy.createHTML(html), 'text/html'),
    sheetWithoutKnownRules(style),
  ] as const;

/** Parses a page that the visitor is about to open. */
export function prepareSwap(page: PreparedPage | undefined): void {
  if (page) page.parsed ??= parse(page);
}

/**
 * @param isStill whether it appears without an animation
 * @throws when the document has no `main` any more
 */
export function swapPage(page: PreparedPage, isStill: boolean): void {
  const [next, sheet] = page.parsed ?? parse(page);
  // The parsed page can be used only once, because its nodes are moved.
  page.parsed = undefined;
  const main = document.querySelector('main') as HTMLElement;
  // The old nodes are removed first, so that the browser does not restyle them.
  main.replaceChildren();
  // Only the shown page's sheet stays: the sheets of all pages would make each page slower than the
  // one before.
  document.adoptedStyleSheets = document.adoptedStyleSheets
    .filter((each) => each !== shownSheet)
    .concat(sheet);
  shownSheet = sheet;
  document.title = next.title;
  if (next.documentElement.lang !== lang) {
    lang = next.documentElement.lang;
    document.documentElement.lang = lang;
  }
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const tag of next.head.querySelectorAll('[data-head]')) document.head.append(copyTag(tag));

  // The old data is removed, because an error page has none, and a visit of it would be measured as
  // one of the page before.
  const data = pageDataTag(next);
  pageDataTag(document)?.remove();
  if (data) document.body.append(copyTag(data));

  const nextMain = next.querySelector('main') as HTMLElement;
  main.append(...nextMain.childNodes);
  fadeIn(main, isStill);

  // Pages with the same runtime have the same header.
  const twins = next.querySelectorAll('.site-nav a');
  for (const [index, link] of document.querySelectorAll('.site-nav a').entries())
    link.ariaCurrent = twins[index]?.ariaCurrent ?? null;
}

/** A copied script would count as untrusted. */
function copyTag(tag: Element): Element {
  if (!(tag instanceof HTMLScriptElement)) return document.importNode(tag, true);
  if (!tag.type.endsWith('json')) throw new Error(`ringside: script "${tag.type}" is not data.`);
  const copy = document.createElement('script');
  for (const { name, value } of tag.attributes) copy.setAttribute(name, value);
  copy.textContent = policy.createScript(tag.textContent ?? '');
  return copy;
}

/** The part below the window is rendered one frame later (`data-arriving`, base.css). */
function fadeIn(main: HTMLElement, isStill: boolean): void {
  main.dataset.arriving = '';
  void afterPaint().then(showWhole);
  if (isStill || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  main.animate({ opacity: [0.5, 1] }, FADE_MS);
}

/** Ends `data-arriving`, so that the browser also lays out what is below the window. */
export const showWhole = (): void =>
  document.querySelector('main')?.removeAttribute('data-arriving');

/**
 * Makes the browser restore no scroll position when the visitor returns to the entry that is left.
 * Otherwise Firefox would scroll after `arrive`, in spite of `scroll: 'manual'`. An entry that names
 * a part of its page keeps its position.
 */
export function leaveToTop(): void {
  if (!location.hash) history.scrollRestoration = 'manual';
}

/**
 * Scrolls to the part that the URL names, else to the top and the heading. Announces the title
 * once, politely.
 */
export function arrive(event: NavigateEvent): void {
  // A reload, and a return to a fragment of this page, restore the scroll position.
  history.scrollRestoration = 'auto';
  scrollTo(0, 0);
  const named = namedPart();
  if (location.hash) {
    showWhole();
    event.scroll();
    // Firefox 153 finds no part of a page that the browser once opened at another part.
    if (event.navigationType !== 'traverse') named?.scrollIntoView();
  }
  if (!named) focusHeading(document, { preventScroll: true });
  announce(document.title);
}

function announce(title: string): void {
  const announcer = document.querySelector('[data-announcer]');
  if (!announcer) return;
  clearTimeout(announced);
  announcer.textContent = title;
  announced = setTimeout(() => announcer.replaceChildren(), ANNOUNCED_MS);
}
