import type { StyleAddress } from '@ringside/shared/contract';
import { fetchReleased, once } from '@ringside/shared/internal/loading';

/** The page already has the rules of what it shows, so the rest may be late. */
const TIMEOUT_MS = 3000;

const loading = new Map<string, Promise<void>>();

/**
 * Allowed by policies against inline styles. Omits base rules and fonts that the page already has: they would restyle
 * all of it.
 */
export function constructedSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const known = ownBase().map(({ cssText }) => cssText);
  const base = baseOf(sheet);
  for (let at = base?.cssRules.length ?? 0; at > 0; at -= 1)
    if (known.includes(base?.cssRules[at - 1]?.cssText ?? '')) base?.deleteRule(at - 1);
  return sheet;
}

const ownBase = () => {
  const style = document.querySelector<HTMLStyleElement>('style[data-style]');
  return [...(baseOf(style?.sheet)?.cssRules ?? [])];
};

const baseOf = (sheet?: CSSStyleSheet | null) =>
  ([...(sheet?.cssRules ?? [])] as CSSLayerBlockRule[]).find(({ name }) => name === 'base');

/**
 * Declares the fonts without `font-display: optional`: those that were late for a document's first paint would never
 * be used. While a page is exchanged, no visible text moves.
 */
export function renewFonts(): void {
  const faces = ownBase().filter((rule) => rule instanceof CSSFontFaceRule);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(faces.map(({ cssText }) => cssText.replace('optional', 'fallback')).join(''));
  document.adoptedStyleSheets.push(sheet);
}

/** A late or missing stylesheet blocks nothing. After a failure, the next call fetches it again. */
export async function loadStylesheet(style: StyleAddress, report: (error: unknown) => void): Promise<void> {
  const loaded = once(loading, style.href, async () => {
    document.adoptedStyleSheets.push(constructedSheet(await fetchReleased(style.href, style)));
  });
  await Promise.race([loaded.catch(report), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
}
