/** The font descriptors that our stylesheets use, with their names in `FontFace`. */
const DESCRIPTORS = {
  'font-weight': 'weight',
  'font-style': 'style',
  'font-display': 'display',
  'unicode-range': 'unicodeRange',
} as const;

/** Longest wait for the fonts. Without them a page can be read, but its text moves when they arrive. */
const TIMEOUT_MS = 1000;

const loading = new Map<string, Promise<unknown>>();

/**
 * Adds the fonts of a stylesheet to the document, since a shadow root ignores `@font-face`. They get names of our own, because
 * the partner may have another font of the same name. Fallbacks to installed fonts are left out, because
 * `FontFace` cannot adjust their size.
 *
 * @returns the stylesheet with the new names
 */
export function adoptFonts(text: string): string {
  const families = new Set<string>();
  for (const [rule] of text.matchAll(/@font-face\s*\{[^}]*url\([^}]*\}/g)) {
    const said = new Map(
      [...rule.matchAll(/([\w-]+):\s*([^;}]+)/g)].map(([, name = '', value = '']) => [name, value]),
    );
    const family = said.get('font-family')?.replace(/["']/g, '').trim();
    const source = said.get('src');
    if (!family || !source) continue;
    families.add(family);
    if (loading.has(rule)) continue;
    const descriptors: FontFaceDescriptors = {};
    for (const [name, key] of Object.entries(DESCRIPTORS)) {
      const value = said.get(name);
      if (value) Object.assign(descriptors, { [key]: value });
    }
    const face = new FontFace(ours(family), source, descriptors);
    document.fonts.add(face);
    // The browser itself reports why a font cannot be loaded. Firefox also rejects when the visitor leaves the page meanwhile.
    loading.set(
      rule,
      face.load().catch(() => 'not to be had'),
    );
  }
  return families.size > 0 ? text.replace(new RegExp([...families].join('|'), 'g'), ours) : text;
}

const ours = (family: string) => `Ringside ${family}`;

/** Resolves when the fonts have loaded, or after {@link TIMEOUT_MS}. */
export const fontsReady = (): Promise<unknown> =>
  Promise.race([Promise.all(loading.values()), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
