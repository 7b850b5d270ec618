import { type HostResponse, startHoldingServer } from '../../support/holdingServer.ts';
import { ELEMENTS } from './elements.ts';

/**
 * The part of a path that names an embed file of another release. Partners may have pinned such a
 * file.
 */
export const OTHER_RELEASE = `@${'f'.repeat(32)}`;
export const EMBED_FILES = /\/embed\/[\w@-]+\.js$/;

/**
 * Serves the site with embed files that browsers do not cache. Also serves the embed files of a
 * made-up other release.
 */
export async function openGate(site: string) {
  const own = new Map<string, HostResponse>();
  for (const { script } of ELEMENTS) {
    const path = `/embed/${script}.js`;
    const response = await fetch(site + path, { headers: { 'accept-encoding': 'identity' } });
    const body = await response.text();
    const [, release] = /"release":"([0-9a-f]+)"/.exec(body) ?? [];
    if (!release) throw new Error('The embed file names no release.');
    const headers = { ...Object.fromEntries(response.headers), 'cache-control': 'no-store' };
    own.set(path, { status: 200, headers, body });
    const other = body.replaceAll(release, OTHER_RELEASE.slice(1));
    own.set(`/embed/${script}${OTHER_RELEASE}.js`, { status: 200, headers, body: other });
  }
  return startHoldingServer(site, own);
}
