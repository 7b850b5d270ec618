import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { freePort } from '@ringside/shared/testing/freePort';
import type { Key, Visitor } from './visitor.ts';

/** The Debian packages `webkit2gtk-driver` and `xvfb` contain these programs. */
const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/xvfb-run';
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const TIMEOUT_MS = 20_000;

export const hasWebKit = (): boolean => [DRIVER, SCREEN, BROWSER].every((path) => existsSync(path));

function onScreen(command: readonly string[], scheme?: Scheme): () => void {
  const env = { ...process.env, ...(scheme === 'dark' && { GTK_THEME: 'Adwaita:dark' }) };
  const options = ['-a', '-s', '-screen 0 1600x1200x24'];
  const { pid } = spawn(SCREEN, [...options, ...command], { detached: true, env, stdio: 'ignore' });
  return () => {
    if (pid) process.kill(-pid);
  };
}

/**
 * Opens a URL in WebKit without the driver, which hangs on pages with many sandboxed iframes.
 * Returns a function that closes the browser.
 */
export const showInWebKit = (url: string): (() => void) => onScreen([BROWSER, url]);

export type Scheme = 'light' | 'dark';

export interface WebKit {
  visitor: Visitor;
  version: string;
  close(): Promise<void>;
}

/** Starts WebKit with its WebDriver. See https://www.w3.org/TR/webdriver2/. */
export async function startWebKit(scheme?: Scheme): Promise<WebKit> {
  const port = await freePort();
  const stop = onScreen([DRIVER, `--port=${port}`], scheme);
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () => command(origin, 'GET', '/status');
  await expect(isUp).toPass({ intervals: [50], timeout: TIMEOUT_MS });

  const { sessionId, capabilities } = await command<Session>(origin, 'POST', '/session', {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
      },
    },
  });

  return {
    version: capabilities.browserVersion,
    visitor: webKitVisitor((path, body) =>
      command(origin, 'POST', `/session/${sessionId}${path}`, body),
    ),
    async close() {
      await command(origin, 'DELETE', `/session/${sessionId}`);
      stop();
    },
  };
}

interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}

async function command<Value>(
  origin: string,
  method: string,
  path: string,
  body?: object,
): Promise<Value> {
  // The driver never answers a script whose page is unloaded just then.
  const signal = AbortSignal.timeout(TIMEOUT_MS / 2);
  const answer = await fetch(origin + path, { method, body: body && JSON.stringify(body), signal });
  const { value } = (await answer.json()) as {
    value: Value & { error?: string; message?: string };
  };
  if (!answer.ok) throw new Error(`WebDriver: ${method} ${path}: ${value.error} ${value.message}`);
  return value;
}

/** The code points of keys: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const KEYS: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  End: '\uE010',
};

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Reference = { [ELEMENT]: string };
const pathOf = (element: Reference) => `/element/${element[ELEMENT]}`;

/** The driver did not click, because another element was at that position. */
const MISSED = /element not interactable|element click intercepted/;

/**
 * Waits until the element no longer moves, because the driver clicks the position where the element
 * was before. WebDriver passes the page the element itself in place of its reference.
 */
async function showStill(reference: Reference): Promise<void> {
  const element = reference as unknown as Element;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let before = Number.NaN, top = 0; before !== top; ) {
    before = element.getBoundingClientRect().top;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    top = element.getBoundingClientRect().top;
  }
}

type Answer<Result> = { result: Result } | { thrown: string };

function webKitVisitor(post: <Value>(path: string, body: object) => Promise<Value>): Visitor {
  async function run<Result, Given>(
    task: (given: Given) => Result | Promise<Result>,
    given?: Given,
  ) {
    // Only a task that waits returns a promise. The driver may not notice that a promise is kept in
    // a page where scripts are forbidden, or in one that is being unloaded.
    const script = `
      const kept = (result) => ({ result: result === undefined ? null : result });
      const failed = (error) => ({ thrown: String(error) + error.stack });
      try {
        const result = (${task})(arguments[0]);
        return result instanceof Promise ? result.then(kept, failed) : kept(result);
      } catch (error) {
        return failed(error);
      }`;
    const answer = await post<Answer<Result>>('/execute/sync', { script, args: [given ?? null] });
    if ('thrown' in answer) throw new Error(answer.thrown);
    return answer.result;
  }
  const found = async <Given>(find: (given: Given) => Element, given: Given) =>
    (await run(find, given)) as unknown as Reference;

  return {
    browser: 'webkit',
    run,

    async open(url) {
      await post('/frame', { id: null });
      for (const address of ['about:blank', url]) {
        await post('/url', { url: address });
        // While a page is being unloaded, the driver responds with an error, so try again.
        const shown = () => run(() => document.URL);
        await expect(async () => expect(await shown()).toBe(address)).toPass();
      }
      await run(listen);
    },

    // MiniBrowser's window is at least 447 pixels wide, so a smaller width has no effect.
    resize: (width) => post('/window/rect', { x: 0, y: 0, width, height: 900 }),
    async enterIframe() {
      const find = () => run(() => document.querySelector('iframe'));
      await expect.poll(find).toBeTruthy();
      await post('/frame', { id: await find() });
      await run(listen);
    },

    async click(find, given) {
      const end = Date.now() + TIMEOUT_MS;
      for (;;) {
        // A page that is still loading may not show the element yet.
        await expect.poll(() => found(find, given)).toBeTruthy();
        const element = await found(find, given);
        await run(showStill, element);
        try {
          return await post(`${pathOf(element)}/click`, {});
        } catch (error) {
          if (!MISSED.test(String(error)) || Date.now() > end) throw error;
        }
      }
    },

    async type(find, given, text) {
      const element = pathOf(await found(find, given));
      await post(`${element}/clear`, {});
      await post(`${element}/value`, { text });
    },

    press: (key) =>
      post('/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              { type: 'keyDown', value: KEYS[key] },
              { type: 'keyUp', value: KEYS[key] },
            ],
          },
        ],
      }),
    said: () => run(() => globalThis.ringsideSaid?.splice(0) ?? []),
  };
}

declare global {
  var ringsideSaid: string[] | undefined;
}

/** Records console messages in the page, because the driver reports none. */
function listen(): void {
  const said: string[] = [];
  globalThis.ringsideSaid = said;
  for (const level of ['error', 'warn'] as const)
    console[level] = (...parts: unknown[]) => void said.push(parts.map(String).join(' '));
  addEventListener('error', ({ message }) => said.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => said.push(`uncaught: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    said.push(`policy: ${effectiveDirective} ${blockedURI}`),
  );
}
