import type { StyleAddress } from '@ringside/shared/contract';
import { fetchReleased, once } from '@ringside/shared/loading';
import { constructedSheet } from './constructedSheet.ts';

/** How long to wait for a stylesheet. The page already has the rules of what it shows, so the rest may be late. */
const TIMEOUT_MS = 3000;

const loading = new Map<string, Promise<void>>();

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
  });
  await Promise.race([loaded.catch(report), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
}
