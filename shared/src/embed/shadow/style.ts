import type { StyleAddress } from '../../contract/index.ts';
import { fetchReleased } from '../../loading/index.ts';
import { adoptFonts } from './fonts.ts';
import { DARK_STYLE } from './theme.ts';

/** Pixels in a `rem`, whatever size the partner's root has. */
const REM_PX = 16;

/** The browsers Tailwind gives its properties their defaults by a rule; in a shadow root `@property` is ignored in all. */
const WITHOUT_PROPERTY = /@supports \(\(\(-webkit-hyphens:none\)\)[^{]*\{/g;

/**
 * Rewrites a stylesheet of the site for a shadow root on somebody else's page:
 * - what is said of the document's root is said of `.page`, and of its body nothing,
 * - a `rem` is a number of pixels,
 * - the width that is asked for is the element's, not the window's,
 * - faces and files are found.
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

/** A constructed sheet: a policy that forbids inline styles allows those. The same text is one sheet. */
export function sheetOf(text: string, site: string): Promise<CSSStyleSheet> {
  const known = sheets.get(text);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  const made = sheet.replace(forShadow(text, site));
  sheets.set(text, made);
  return made;
}

/**
 * A released stylesheet. Without it a page still has its own style, so one that is missing is only reported.
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
 * What no page of ours says, because there it is the document. Layers are in the order of the site's sheets, after one
 * that shuts the partner's inherited styles out.
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
