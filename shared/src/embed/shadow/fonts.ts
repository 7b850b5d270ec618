/**
 * How long a page waits for its fonts. Without fonts the page is readable, but its text moves when
 * they arrive.
 */
const TIMEOUT_MS = 1000;

const families = new Set<string>();

/**
 * Adds a stylesheet's fonts to the document, because browsers ignore `@font-face` in a shadow root.
 */
export function adoptFonts({ cssRules }: CSSStyleSheet): void {
  for (const rule of cssRules) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const fontValue = (name: string) => rule.style.getPropertyValue(name);
    const family = fontValue('font-family').replace(/["']/g, '');
    const face = new FontFace(family, fontValue('src'), {
      weight: fontValue('font-weight') || 'normal',
      display: (fontValue('font-display') || 'auto') as FontDisplay,
      unicodeRange: fontValue('unicode-range') || 'U+0-10FFFF',
    });
    document.fonts.add(face);
    families.add(family);
  }
}

/** Loads the font files that contain letters of the text. The browser reports failures itself. */
export const fontsReady = (text: string): Promise<unknown> =>
  Promise.race([
    Promise.allSettled([...families].map((family) => document.fonts.load(`1em "${family}"`, text))),
    new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  ]);
