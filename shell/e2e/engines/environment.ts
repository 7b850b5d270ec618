import { expect } from '@playwright/test';
import type { Visitor } from '../embeds/matrix/drivers/visitor.ts';
import type { HoldingServer } from '../support/holdingServer.ts';

/** A visitor in one of the engines, and the site, with a server that obeys the test. */
export interface Environment {
  visitor: Visitor;
  server: HoldingServer;
  /** The page as the browser prints it. */
  pdf?(): Promise<Buffer>;
}

/** One thing that a visitor does, for every engine. */
export interface Case {
  name: string;
  run(environment: Environment): Promise<void>;
  scheme?: 'dark';
  /** Why an engine's driver cannot do it, and what was done by hand instead. */
  without?: Partial<Record<Visitor['browser'], string>>;
}

/** WebKit loads every page in full. */
export const isSoft = ({ visitor }: Environment): boolean => visitor.browser !== 'webkit';

export async function open(environment: Environment, path: string): Promise<void> {
  await environment.visitor.open(environment.server.origin + path);
  await isAt(environment, path);
}

/** Waits until the page of this path is shown and its links are enhanced. */
export async function isAt({ visitor }: Environment, path: string): Promise<void> {
  const { pathname } = new URL(path, 'https://ringside.example');
  const state = () =>
    visitor.run(() => [
      location.pathname,
      document.querySelector('main h1') !== null,
      new URL(
        document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href,
      ).pathname,
      document.documentElement.dataset.state === 'ready' || matchMedia('(scripting: none)').matches,
    ]);
  await eventually(state, [pathname, true, pathname, true]);
}

/** A page that is being replaced has no document for a moment. */
export async function eventually<Value>(read: () => Promise<Value>, value: Value): Promise<void> {
  await expect(async () => {
    const found: unknown = await read();
    expect(found).toEqual(value);
  }).toPass({ timeout: 20_000 });
}

export const follow = ({ visitor }: Environment, href: string): Promise<void> =>
  visitor.click(
    (href) =>
      [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${href}"]`)].find((link) =>
        link.checkVisibility(),
      ) as Element,
    href,
  );

export const press = ({ visitor }: Environment, name: string): Promise<void> =>
  visitor.click(
    (name) =>
      [...document.querySelectorAll('button, [role="tab"]')].find(
        (button) =>
          button.checkVisibility() && (button.ariaLabel ?? button.textContent)?.trim() === name,
      ) as Element,
    name,
  );

export const text = ({ visitor }: Environment): Promise<string> =>
  visitor.run(() => document.body.innerText);

export const says = (environment: Environment, words: string): Promise<void> =>
  eventually(
    async () => (await text(environment)).toLowerCase().includes(words.toLowerCase()),
    true,
  );

export const scrollTo = ({ visitor }: Environment, top: number): Promise<void> =>
  visitor.run(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    // The browser stores the position in the next frames.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, top);

/** Returns the position after the frames in which a browser may still move the window. */
export const scrolled = ({ visitor }: Environment): Promise<number> =>
  visitor.run(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    return Math.round(scrollY);
  });

export const back = ({ visitor }: Environment): Promise<void> => visitor.run(() => history.back());
export const forward = ({ visitor }: Environment): Promise<void> =>
  visitor.run(() => history.forward());

export const mark = ({ visitor }: Environment): Promise<void> =>
  visitor.run(() => void Object.assign(globalThis, { marked: true }));

/** Whether the document is still the one that `mark` marked. */
export const isMarked = ({ visitor }: Environment): Promise<boolean> =>
  visitor.run(() => 'marked' in globalThis);
