import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';

/** The browser of the tests: Chromium, or Firefox if `RINGSIDE_BROWSER=firefox`. */
export const browserName = process.env.RINGSIDE_BROWSER === 'firefox' ? 'firefox' : 'chromium';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/google-chrome'];
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/**
 * Arguments for a browser that root may start in a container, and that opens no connections of its
 * own.
 */
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
 * Returns the path of the pinned Chromium on Linux x64. Elsewhere, returns undefined or the path in
 * `RINGSIDE_CHROMIUM`.
 * @throws when the file in `RINGSIDE_CHROMIUM` does not exist
 */
async function chromiumPath(): Promise<string | undefined> {
  const named = process.env.RINGSIDE_CHROMIUM;
  if (named && !existsSync(named))
    throw unavailable(
      `RINGSIDE_CHROMIUM names ${named}, which does not exist. Name a Chromium or unset it.`,
    );
  if (named) return named;
  return process.platform === 'linux' && process.arch === 'x64'
    ? chromium.executablePath()
    : installed(CHROMIUM);
}

export const fullChromiumPath = async (): Promise<string | undefined> =>
  process.env.RINGSIDE_CHROMIUM ? chromiumPath() : (installed(CHROMIUM) ?? chromiumPath());

export const firefoxPath = (): string | undefined => installed(FIREFOX);

/**
 * Returns the options with which Playwright starts a browser.
 * @throws when Firefox is requested but not installed
 */
export async function launchOptions(browser: 'chromium' | 'firefox' = browserName) {
  if (browser === 'chromium')
    return { executablePath: await chromiumPath(), args: chromiumArguments };
  const executablePath = firefoxPath();
  if (!executablePath)
    throw unavailable(`Firefox is not installed; looked for ${FIREFOX.join(' and ')}.`);
  // This channel makes Playwright control Firefox by the standard protocol. The preference gives
  // scrollbars no width, as in headless Chromium.
  return {
    executablePath,
    channel: 'moz-firefox',
    firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1 },
  };
}

const installed = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/** Makes an error without a stack, because the cause is this machine and not the code. */
function unavailable(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
