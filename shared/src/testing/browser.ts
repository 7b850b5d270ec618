import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';

/** The browser tests run in: Chromium, or an installed Firefox with `RINGSIDE_BROWSER=firefox`. */
export const browserName = process.env.RINGSIDE_BROWSER === 'firefox' ? 'firefox' : 'chromium';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/google-chrome'];
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

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
 * The Chromium that tests run in: the one that `RINGSIDE_CHROMIUM` names; on Linux x64 the pinned one inside the npm
 * package, which unpacks itself in about two seconds; elsewhere an installed one. Undefined where only Playwright's own
 * download can help.
 *
 * @throws where `RINGSIDE_CHROMIUM` names nothing that exists
 */
export async function chromiumPath(): Promise<string | undefined> {
  const named = process.env.RINGSIDE_CHROMIUM;
  if (named && !existsSync(named))
    throw unavailable(`RINGSIDE_CHROMIUM names ${named}, which does not exist. Name a Chromium or unset it.`);
  if (named) return named;
  return process.platform === 'linux' && process.arch === 'x64'
    ? chromium.executablePath()
    : installed(CHROMIUM);
}

/** For measurements: the full browser that readers have, if one is installed; the packaged one is lighter. */
export const fullChromiumPath = async (): Promise<string | undefined> =>
  process.env.RINGSIDE_CHROMIUM ? chromiumPath() : (installed(CHROMIUM) ?? chromiumPath());

/** An installed Firefox, if there is one. */
export const firefoxPath = (): string | undefined => installed(FIREFOX);

/**
 * Playwright's options to start a browser.
 *
 * @throws where Firefox is asked for and none is installed
 */
export async function launchOptions(
  browser: 'chromium' | 'firefox' = browserName,
): Promise<{ executablePath?: string; args?: string[]; channel?: string }> {
  if (browser === 'chromium') return { executablePath: await chromiumPath(), args: chromiumArguments };
  const executablePath = firefoxPath();
  if (!executablePath) throw unavailable(`Firefox is not installed; looked for ${FIREFOX.join(' and ')}.`);
  // Playwright drives a Firefox that it did not bring over the standard protocol.
  return { executablePath, channel: 'moz-firefox' };
}

const installed = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/** An error about this machine, not about our code: it is printed as one line, without a stack. */
function unavailable(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
