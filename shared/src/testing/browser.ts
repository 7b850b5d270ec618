import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';

/** Firefox with `RINGSIDE_BROWSER=firefox`. */
export const browserName = process.env.RINGSIDE_BROWSER === 'firefox' ? 'firefox' : 'chromium';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/google-chrome'];
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Arguments for a browser that root starts in a container, without connections of its own. */
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
 * Returns the pinned Chromium on Linux x64, elsewhere an installed one.
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

/** @throws when Firefox is requested but not installed */
export async function launchOptions(browser: 'chromium' | 'firefox' = browserName) {
  if (browser === 'chromium')
    return { executablePath: await chromiumPath(), args: chromiumArguments };
  const executablePath = firefoxPath();
  if (!executablePath)
    throw unavailable(`Firefox is not installed; looked for ${FIREFOX.join(' and ')}.`);
  // Playwright controls it by the standard protocol. Scrollbars take no space, as in headless Chromium.
  return {
    executablePath,
    channel: 'moz-firefox',
    firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1 },
  };
}

const installed = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/** Makes an error without a stack, because it is about this machine. */
function unavailable(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
