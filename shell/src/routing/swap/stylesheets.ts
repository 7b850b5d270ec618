import type { StyleAddress } from '@ringside/shared/contract';
import { fetchReleased, once } from '@ringside/shared/internal/loading';

/** The page already has the rules of what it shows, so the rest may be late. */
const TIMEOUT_MS = 3000;

const loading = new Map<string, Promise<void>>();

/** A sandboxed iframe may not read a sheet that a page links, nor may anybody read an extension's. */
function baseOf(sheet: CSSStyleSheet): CSSLayerBlockRule | undefined {
  try {
    return ([...sheet.cssRules] as CSSLayerBlockRule[]).find(({ name }) => name === 'base');
  } catch {
    return undefined;
  }
}

/** The texts of the base rules of the page that the browser opened. */
const ownBase = new Set(
  [...document.styleSheets].flatMap((sheet) =>
    [...(baseOf(sheet)?.cssRules ?? [])].map(({ cssText }) => cssText),
  ),
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
