/** Longest wait for the fonts. Without them a page can be read, but its text moves when they arrive. */
const TIMEOUT_MS = 1000;

const families = new Set<string>();

/** Adds the fonts of a stylesheet to the document, since a shadow root ignores `@font-face`. */
export function adoptFonts({ cssRules }: CSSStyleSheet): void {
  for (const rule of cssRules) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const said = (name: string) => rule.style.getPropertyValue(name);
    const family = said('font-family').replace(/["']/g, '');
    const face = new FontFace(family, said('src'), {
      weight: said('font-weight') || 'normal',
      display: (said('font-display') || 'auto') as FontDisplay,
      unicodeRange: said('unicode-range') || 'U+0-10FFFF',
    });
    document.fonts.add(face);
    families.add(family);
  }
}

/**
 * Loads the fonts' files that have letters of a text. Resolves when they have loaded, or after {@link TIMEOUT_MS}. The browser itself
 * reports why one cannot be loaded.
 */
export const fontsReady = (text: string): Promise<unknown> =>
  Promise.race([
    Promise.allSettled([...families].map((family) => document.fonts.load(`1em "${family}"`, text))),
    new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  ]);
