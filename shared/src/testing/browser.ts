import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';

/** The browser for tests: Chromium, or an installed Firefox with `RINGSIDE_BROWSER=firefox`. */
export const browserName = process.env.RINGSIDE_BROWSER === 'firefox' ? 'firefox' : 'chromium';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/google-chrome'];
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Options that Chromium needs to run as root in a container, and to make no connections of its own. */
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
 * The Chromium for tests: the one in `RINGSIDE_CHROMIUM`; on Linux x64 the pinned one from the npm package, which
 * unpacks itself in about two seconds; elsewhere an installed one. Undefined if only Playwright's own download can
 * help.
 *
 * @throws when the file in `RINGSIDE_CHROMIUM` does not exist
 */
async function chromiumPath(): Promise<string | undefined> {
  const named = process.env.RINGSIDE_CHROMIUM;
  if (named && !existsSync(named))
    throw unavailable(`RINGSIDE_CHROMIUM names ${named}, which does not exist. Name a Chromium or unset it.`);
  if (named) return named;
  return process.platform === 'linux' && process.arch === 'x64'
    ? chromium.executablePath()
    : installed(CHROMIUM);
}

/** For measurements: the full browser that visitors use, if one is installed. The packaged one is smaller. */
export const fullChromiumPath = async (): Promise<string | undefined> =>
  process.env.RINGSIDE_CHROMIUM ? chromiumPath() : (installed(CHROMIUM) ?? chromiumPath());

/** The path of an installed Firefox, if any. */
export const firefoxPath = (): string | undefined => installed(FIREFOX);

/**
 * Playwright's options for starting the browser.
 *
 * @throws when Firefox is requested but not installed
 */
export async function launchOptions(browser: 'chromium' | 'firefox' = browserName): Promise<{
  executablePath?: string;
  args?: string[];
  channel?: string;
  firefoxUserPrefs?: Record<string, number>;
}> {
  if (browser === 'chromium') return { executablePath: await chromiumPath(), args: chromiumArguments };
  const executablePath = firefoxPath();
  if (!executablePath) throw unavailable(`Firefox is not installed; looked for ${FIREFOX.join(' and ')}.`);
  // Playwright controls a Firefox that it did not install through the standard protocol.
  // Scrollbars take no space, as in headless Chromium, so that a window of 320 px has 320 px for the page.
  return { executablePath, channel: 'moz-firefox', firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1 } };
}

const installed = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/** An error about this machine, not about our code. It is printed as one line without a stack. */
function unavailable(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
