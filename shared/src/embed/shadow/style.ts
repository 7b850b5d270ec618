import { fetchReleased, once } from '../../loading/index.ts';
import { adoptFonts } from './fonts.ts';
import { THEME_STYLE } from './theme.ts';

const sheets = new Map<string, Promise<CSSStyleSheet>>();

/**
 * Fetches a stylesheet for a shadow root. Policies against inline styles allow a constructed
 * stylesheet.
 * @throws when the file cannot be loaded
 */
export const shadowStyle = (href: string, site: string): Promise<CSSStyleSheet> =>
  once(sheets, href, async () => {
    const text = await fetchReleased(href.replace(/\.css$/, '.shadow.css'), {});
    const sheet = new CSSStyleSheet();
    await sheet.replace(text.replace(/url\((["']?)\/(?!\/)/g, `url($1${site}/`));
    adoptFonts(sheet);
    return sheet;
  });

/**
 * Returns the styles that only shadow roots need. The first layer resets what an element inherits
 * from the partner's page. Important rules of the first layer override those of other layers.
 */
export const shadowSheet = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    @layer ringside, properties, theme, base, components, utilities;
    @layer ringside { .page { all: initial; } .probe { transition: color 1ms !important; } }
    :host { display: block; box-sizing: border-box; inline-size: 100%; }
    :host([hidden]), [hidden] { display: none !important; }
    .page {
      display: block;
      position: relative;
      container: ringside / inline-size;
      direction: ltr;
      font-size: 16px;
      overflow-wrap: break-word;
      text-wrap: pretty;
      background: var(--ringside-background, var(--color-paper));
      color: var(--ringside-color, var(--color-ink));
      font-family: var(--ringside-font, var(--font-sans));
    }
    h2, h3, h4 { text-wrap: balance; }
    /* A ground that is as wide as the window on our site ends where the element does. */
    .view { overflow-x: clip; }
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
    .notice:not(:empty) { margin-block-end: 16px; }
    .error:not(:empty) { margin-block: 8px; font-style: italic; }
    .error button { min-block-size: 24px; font: inherit; }
    ${THEME_STYLE}
  `);
  return sheet;
};
