import type { StyleAddress } from '../../contract/index.ts';
import { fetchReleased } from '../../loading/index.ts';
import { adoptFonts } from './fonts.ts';
import { DARK_STYLE } from './theme.ts';

/** Pixels in a `rem`, whatever the font size of the partner's root element is. */
const REM_PX = 16;

/** Where Tailwind sets the defaults of its properties for browsers without `@property`. In a shadow root every browser ignores `@property`. */
const WITHOUT_PROPERTY = /@supports \(\(\(-webkit-hyphens:none\)\)[^{]*\{/g;

/**
 * Rewrites a stylesheet of the site for a shadow root on a partner's page:
 * - rules for the document's root apply to `.page`, and rules for its body to nothing,
 * - `rem` becomes pixels,
 * - media queries for the window's width become container queries for the element's width,
 * - fonts get names of our own, and URLs of files become absolute.
 */
export function forShadow(text: string, site: string): string {
  return adoptFonts(text.replace(/url\(\s*(["']?)\/(?!\/)/g, `url($1${site}/`))
    .replace(WITHOUT_PROPERTY, '@supports (display:block){')
    .replace(/(^|[{},;])\s*(?::root|:host|html)\s*(?=[,{])/g, '$1.page')
    .replace(/(^|[{}])\s*body\s*(?=\{)/g, '$1:not(*)')
    .replace(/(?<![\w\\-])(\d*\.?\d+)rem\b(?![\\-])/g, (_, size) => `${Number(size) * REM_PX}px`)
    .replace(
      /@media (not all and )?(\((?:min-|max-)?width[^()]*\))\s*\{/g,
      (_, not, width) => `@container ringside ${not ? `not ${width}` : width}{`,
    );
}

const sheets = new Map<string, Promise<CSSStyleSheet>>();

/** A constructed stylesheet, which policies that forbid inline styles still allow. The same text gives the same sheet. */
export function sheetOf(text: string, site: string): Promise<CSSStyleSheet> {
  const known = sheets.get(text);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  const made = sheet.replace(forShadow(text, site));
  sheets.set(text, made);
  return made;
}

/**
 * A released stylesheet. If it cannot be loaded, that is only reported, because the page still has its inlined CSS.
 */
export async function sheetAt(
  style: StyleAddress | undefined,
  site: string,
): Promise<CSSStyleSheet | undefined> {
  if (!style) return undefined;
  try {
    return await sheetOf(await fetchReleased(new URL(style.href, site).href, style), site);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/**
 * Styles that our own pages do not need, because there a page is a document. The layers are in the order of the site's stylesheets. The first
 * one excludes styles that are inherited from the partner's page.
 */
export const shadowSheet = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    @layer ringside, properties, theme, base, components, utilities;
    @layer ringside { .page { all: initial; } }
    :host { display: block; box-sizing: border-box; inline-size: 100%; }
    :host([hidden]), [hidden] { display: none !important; }
    .page {
      display: block;
      position: relative;
      container: ringside / inline-size;
      direction: ltr;
      font-size: 16px;
      overflow-wrap: break-word;
      background: var(--ringside-background, var(--color-paper));
      color: var(--ringside-color, var(--color-ink));
      font-family: var(--ringside-font, var(--font-sans));
    }
    .fragment { padding: 24px; }
    /* Narrower than any phone, where a column is narrower than a word. */
    @container ringside (width < 280px) {
      .view { overflow-wrap: anywhere; }
    }
    .notice {
      position: sticky;
      z-index: 1;
      bottom: 16px;
      width: fit-content;
      max-width: 416px;
      margin-inline: auto 16px;
    }
    .notice:not(:empty) {
      margin-block-end: 16px;
      padding: 16px 20px;
      border-inline-start: 6px solid var(--color-blue);
      background: var(--color-ink-raised);
      color: var(--color-white);
    }
    .notice[data-variant="destructive"]:not(:empty) { border-color: var(--color-red-light); }
    .notice strong { display: block; }
    .error:not(:empty) { margin-block: 8px; font-style: italic; }
    .error button { min-block-size: 24px; font: inherit; }
    ${DARK_STYLE}
  `);
  return sheet;
};
