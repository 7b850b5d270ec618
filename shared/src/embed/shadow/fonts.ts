/** Longest wait for the fonts. Without them a page can be read, but its text moves when they arrive. */
const TIMEOUT_MS = 1000;

const loading: Promise<unknown>[] = [];

/** Adds the fonts of a stylesheet to the document, since a shadow root ignores `@font-face`. */
export function adoptFonts({ cssRules }: CSSStyleSheet): void {
  for (const rule of cssRules) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const said = (name: string) => rule.style.getPropertyValue(name);
    const face = new FontFace(said('font-family').replace(/["']/g, ''), said('src'), {
      weight: said('font-weight') || 'normal',
      display: (said('font-display') || 'auto') as FontDisplay,
      unicodeRange: said('unicode-range') || 'U+0-10FFFF',
    });
    document.fonts.add(face);
    // The browser itself reports why a font cannot be loaded. Firefox also rejects when the visitor leaves the page meanwhile.
    loading.push(face.load().catch(() => 'not to be had'));
  }
}

/** Resolves when the fonts have loaded, or after {@link TIMEOUT_MS}. */
export const fontsReady = (): Promise<unknown> =>
  Promise.race([Promise.all(loading), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
