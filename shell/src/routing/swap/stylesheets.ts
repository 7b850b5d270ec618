import type { StyleAddress } from '@ringside/shared/contract';
import { fetchReleased, once } from '@ringside/shared/internal/loading';

/** The page already has the rules of what it shows, so the rest may be late. */
const TIMEOUT_MS = 3000;

const loading = new Map<string, Promise<void>>();

const baseOf = (sheet?: CSSStyleSheet | null) =>
  ([...(sheet?.cssRules ?? [])] as CSSLayerBlockRule[]).find(({ name }) => name === 'base');

const ownStyle = document.querySelector<HTMLStyleElement>('style[data-style]');
/** Base rules of the page that the browser opened, by their text. */
const ownBase = new Map(
  [...(baseOf(ownStyle?.sheet)?.cssRules ?? [])].map((rule) => [rule.cssText, rule]),
);

/**
 * Allowed by policies against inline styles. Omits base rules and fonts that the page already has: they would restyle
 * all of it.
 */
export function constructedSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const base = baseOf(sheet);
  for (let at = base?.cssRules.length ?? 0; at > 0; at -= 1)
    if (ownBase.has(base?.cssRules[at - 1]?.cssText ?? '')) base?.deleteRule(at - 1);
  return sheet;
}

/** Fonts that were late for a document's first paint, which `font-display: optional` would never use. */
export const lateFonts: FontFace[] = [];

/** Loads them, so that the next page can be painted with them at once. */
export function loadLateFonts(): void {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  const widthIn = (family: string) => {
    canvas.font = `9px ${family}`;
    return canvas.measureText('Ringside').width;
  };
  const rules = [...ownBase.values()].filter((rule) => rule instanceof CSSFontFaceRule);
  const fonts = [...document.fonts].filter(({ display }) => display === 'optional');
  for (const [index, { style }] of rules.entries()) {
    const family = style.getPropertyValue('font-family');
    const late = fonts[index];
    if (!late || widthIn(family) !== widthIn('none')) continue;
    const font = new FontFace(family.replaceAll('"', ''), style.getPropertyValue('src'), late);
    font.display = 'fallback';
    lateFonts.push(font);
    // Accented letters load where they occur.
    if (late.status === 'loaded') font.load().catch(() => {});
  }
}

/** A late or missing stylesheet blocks nothing. After a failure, the next call fetches it again. */
export async function loadStylesheet(
  style: StyleAddress,
  report: (error: unknown) => void,
): Promise<void> {
  const loaded = once(loading, style.href, async () => {
    document.adoptedStyleSheets.push(constructedSheet(await fetchReleased(style.href, style)));
  });
  await Promise.race([
    loaded.catch(report),
    new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  ]);
}
