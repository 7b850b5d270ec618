import type { StyleAddress } from '@ringside/shared/contract';
import { fetchReleased, once } from '@ringside/shared/loading';
import { constructedSheet } from './constructedSheet.ts';

/** How long to wait for a stylesheet. The page already has the rules of what it shows, so the rest may be late. */
const TIMEOUT_MS = 3000;

const loading = new Map<string, Promise<void>>();
const adopted = new Set<string>();

/** Whether a whole stylesheet applies. Browsers without `@scope` ignore the rules inside it, so there it never does. */
export const hasStylesheet = ({ href }: StyleAddress): boolean =>
  'CSSScopeRule' in globalThis && adopted.has(href);

/**
 * Loads a whole stylesheet once. Everything works without it, so a late or missing stylesheet blocks nothing. After a failure, the
 * next call fetches it again.
 *
 * @param report gets the reason of a failure. Prefetching ignores it
 */
export async function loadStylesheet(
  style: StyleAddress,
  report: (error: unknown) => void = () => {},
): Promise<void> {
  const loaded = once(loading, style.href, async () => {
    document.adoptedStyleSheets.push(constructedSheet(await fetchReleased(style.href, style)));
    adopted.add(style.href);
  });
  await Promise.race([loaded.catch(report), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
}
