import type { StyleAddress } from '@ringside/shared/contract';
import { fetchReleased, once } from '@ringside/shared/loading';
import { constructedSheet } from './constructedSheet.ts';

/** How long a stylesheet is waited for. The page has the rules it shows; the rest may come late. */
const PATIENCE_MS = 3000;

const loading = new Map<string, Promise<void>>();
const adopted = new Set<string>();

/** Whether a whole stylesheet is there, all of it: browsers that do not know `@scope` drop what stands in it. */
export const hasStylesheet = ({ href }: StyleAddress): boolean =>
  'CSSScopeRule' in globalThis && adopted.has(href);

/**
 * Loads a whole stylesheet, once. What needs it works and is readable without, so one that is late or missing stops
 * nothing; one that is missing is fetched again at the next call.
 *
 * @param report is told why a stylesheet is missing; who prefetches has no use for that
 */
export async function loadStylesheet(
  style: StyleAddress,
  report: (error: unknown) => void = () => {},
): Promise<void> {
  const loaded = once(loading, style.href, async () => {
    document.adoptedStyleSheets.push(constructedSheet(await fetchReleased(style.href, style)));
    adopted.add(style.href);
  });
  await Promise.race([loaded.catch(report), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
