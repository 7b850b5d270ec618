import type { StyleAddress } from '@ringside/shared/contract';
import { fetchReleased, once } from '@ringside/shared/internal/loading';

/** The page already has the rules of what it shows, so the rest may be late. */
const TIMEOUT_MS = 3000;

const loading = new Map<string, Promise<void>>();

/** Where pages repeat rules: at the top of a sheet, where tokens are, and in its base layer. */
function listsToCompare(sheet: CSSStyleSheet): (CSSStyleSheet | CSSLayerBlockRule)[] {
  try {
    const layers = [...sheet.cssRules] as CSSLayerBlockRule[];
    // The layer comes first: Firefox changes no layer whose sheet has lost it.
    return [...layers.filter(({ name }) => name === 'base'), sheet];
  } catch {
    // A sandboxed iframe may not read a sheet that a page links, nor may anybody read an
    // extension's.
    return [];
  }
}

/** The texts of the rules of the page that the browser opened. */
const openedRules = new Set(
  [...document.styleSheets]
    .flatMap(listsToCompare)
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
);

/**
 * Allowed by policies against inline styles. Omits tokens, base rules, fonts and whole layers that
 * the page already has: they would restyle all of it, also where their values are the same.
 */
export function sheetWithoutKnownRules(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  for (const list of listsToCompare(sheet))
    for (let at = list.cssRules.length; at--; )
      if (openedRules.has(`${list.cssRules[at]?.cssText}`)) list.deleteRule(at);
  return sheet;
}

/** A late or missing stylesheet blocks nothing. After a failure, the next call fetches it again. */
export async function loadStylesheet(
  style: StyleAddress,
  report: (error: unknown) => void,
): Promise<void> {
  const loaded = once(loading, style.href, async () => {
    const text = await fetchReleased(style.href, style);
    // A page has the fonts of its own characters. Others would restyle all of it.
    const sheet = sheetWithoutKnownRules(text.replace(/@font[^}]*}/g, ''));
    document.adoptedStyleSheets.push(sheet);
  });
  await Promise.race([
    loaded.catch(report),
    new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  ]);
}
