import { expect } from '@playwright/test';
import type { Visitor } from './visitor.ts';
import type { WebDriver } from './webDriver.ts';

/** The protocol's key for a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Reference = { [ELEMENT]: string };

type Answer<Result> = { result: Result } | { thrown: string };

/** A visitor in WebKit. */
export function webDriverVisitor({ send }: WebDriver): Visitor {
  async function run<Result, Given>(task: (given: Given) => Result | Promise<Result>, given?: Given) {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${task})(arguments[0])).then(
        (result) => done({ result: result === undefined ? null : result }),
        (error) => done({ thrown: String(error) + error.stack }),
      );`;
    const body = { script, args: [given ?? null] };
    const answer = await send<Answer<Result>>('POST', '/execute/async', body);
    if ('thrown' in answer) throw new Error(answer.thrown);
    return answer.result;
  }
  const found = async <Given>(find: (given: Given) => Element, given: Given) =>
    `/element/${((await run(find, given)) as unknown as Reference)[ELEMENT]}`;

  return {
    browser: 'webkit',
    run,
    async open(url) {
      await send('POST', '/frame', { id: null });
      for (const address of ['about:blank', url]) {
        await send('POST', '/url', { url: address });
        // A page that is being left responds with an error.
        await expect(async () => expect(await run(() => document.URL)).toBe(address)).toPass();
      }
      await run(listen);
    },
    // MiniBrowser does not get narrower than 447 pixels.
    resize: (width) => send('POST', '/window/rect', { x: 0, y: 0, width, height: 900 }),
    async enterFrame() {
      const find = () => run(() => document.querySelector('iframe'));
      await expect.poll(find).toBeTruthy();
      await send('POST', '/frame', { id: await find() });
      await run(listen);
    },
    click: async (find, given) => send('POST', `${await found(find, given)}/click`, {}),
    async type(find, given, text) {
      const element = await found(find, given);
      await send('POST', `${element}/clear`, {});
      await send('POST', `${element}/value`, { text });
    },
    said: () => run(() => globalThis.ringsideSaid?.splice(0) ?? []),
  };
}

declare global {
  /** The page's messages since the last call, where the driver does not report them. */
  var ringsideSaid: string[] | undefined;
}

/** The driver does not report console messages, so the page records them, from before the element's script runs. */
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
