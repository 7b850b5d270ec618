/** A face's descriptors, as `FontFace` names those that our sheets use. */
const DESCRIPTORS = {
  'font-weight': 'weight',
  'font-style': 'style',
  'font-display': 'display',
  'unicode-range': 'unicodeRange',
} as const;

/** Longest wait for the fonts: without them a page reads well, and moves when they come. */
const TIMEOUT_MS = 1000;

const loading = new Map<string, Promise<unknown>>();

/**
 * Moves the `@font-face` rules of a sheet into the document, since a shadow root ignores them, under names of our own:
 * the partner may have another face of the same name. Stand-ins that are installed faces stay behind, because
 * `FontFace` cannot adjust their size.
 *
 * @returns the sheet, naming them so
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
    // The browser says itself why a face cannot be had; Firefox also rejects for a page that is left meanwhile.
    loading.set(
      rule,
      face.load().catch(() => 'not to be had'),
    );
  }
  return families.size > 0 ? text.replace(new RegExp([...families].join('|'), 'g'), ours) : text;
}

const ours = (family: string) => `Ringside ${family}`;

/** Resolves when the fonts are there, or have been waited for long enough. */
export const fontsReady = (): Promise<unknown> =>
  Promise.race([Promise.all(loading.values()), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
