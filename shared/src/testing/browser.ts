import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';

/** The browser tests run in: Chromium, or an installed Firefox with `RINGSIDE_BROWSER=firefox`. */
export const browserName = process.env.RINGSIDE_BROWSER === 'firefox' ? 'firefox' : 'chromium';

/** What Chromium needs to run as root in a container, and to stay on this machine. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Where tests find Chromium: the one that `RINGSIDE_CHROMIUM` names, an installed one, or the one inside the npm
 * package, which unpacks itself in about two seconds. Undefined where only Playwright's own download can help.
 */
export async function chromiumPath(): Promise<string | undefined> {
  const named = process.env.RINGSIDE_CHROMIUM;
  if (named) return named;
  const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
  if (installed) return installed;
  return process.platform === 'linux' && process.arch === 'x64' ? chromium.executablePath() : undefined;
}

/** Playwright's options to start a browser. */
export async function launchOptions(
  browser: 'chromium' | 'firefox' = browserName,
): Promise<{ executablePath?: string; args?: string[]; channel?: string }> {
  if (browser === 'chromium') return { executablePath: await chromiumPath(), args: chromiumArguments };
  // Playwright drives a Firefox that it did not bring over the standard protocol.
  const executablePath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
  return { executablePath, channel: 'moz-firefox' };
}
