/** Longest wait. Without the fonts a page can be read, but its text moves when they arrive. */
const TIMEOUT_MS = 1000;

const families = new Set<string>();

/** A shadow root ignores `@font-face`, so the document gets the fonts. */
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

/** Loads those files that have letters of a text. The browser reports failures. */
export const fontsReady = (text: string): Promise<unknown> =>
  Promise.race([
    Promise.allSettled([...families].map((family) => document.fonts.load(`1em "${family}"`, text))),
    new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  ]);
