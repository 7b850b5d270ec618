import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from '@ringside/shared/testing/freePort';

/** How to start WebKit, from Debian's `webkit2gtk-driver` and `xvfb`. */
const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/xvfb-run';
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
/** How long the driver may take to start, in milliseconds. */
const TIMEOUT_MS = 20_000;

export const hasWebKit = (): boolean => [DRIVER, SCREEN, BROWSER].every((path) => existsSync(path));

/** A browser behind the standard protocol (https://www.w3.org/TR/webdriver2/), as far as a visitor needs it. */
export interface WebDriver {
  /** Sends a command of this session. */
  send<Value>(method: 'GET' | 'POST', path: string, body?: object): Promise<Value>;
  close(): Promise<void>;
}

const IN_SCREEN = ['-a', '-s', '-screen 0 1600x1200x24'];

/** Shows a page in WebKit without a driver, which hangs on pages full of sandboxed iframes. Returns what closes it. */
export function showInWebKit(url: string): () => void {
  const browser = spawn(SCREEN, [...IN_SCREEN, BROWSER, url], { detached: true, stdio: 'ignore' });
  return () => {
    if (browser.pid) process.kill(-browser.pid);
  };
}

/** Starts WebKit on a virtual screen. */
export async function startWebKit(): Promise<WebDriver> {
  const port = await freePort();
  const driver = spawn(SCREEN, [...IN_SCREEN, DRIVER, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  await isUp(origin);
  const { sessionId } = await command<{ sessionId: string }>(origin, 'POST', '/session', {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
      },
    },
  });
  return {
    send: (method, path, body) => command(origin, method, `/session/${sessionId}${path}`, body),
    async close() {
      await command(origin, 'DELETE', `/session/${sessionId}`);
      // The group: the screen as well as the driver.
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}

async function command<Value>(origin: string, method: string, path: string, body?: object): Promise<Value> {
  const answer = await fetch(origin + path, { method, body: body && JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`WebDriver: ${method} ${path}: ${value.error} ${value.message}`);
  return value;
}

async function isUp(origin: string): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      await command(origin, 'GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
