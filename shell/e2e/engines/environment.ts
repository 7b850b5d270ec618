import { expect } from '@playwright/test';
import type { Visitor } from '../embeds/matrix/drivers/visitor.ts';
import type { HoldingServer } from '../support/holdingServer.ts';

/** A visitor in one of the engines, and a server of the site that the test controls. */
export interface Environment {
  visitor: Visitor;
  server: HoldingServer;
  /** Prints the page. The function is missing if the engine's driver cannot print. */
  pdf?(): Promise<Buffer>;
}

/** One thing that a visitor does. Every engine runs the case. */
export interface Case {
  name: string;
  run(environment: Environment): Promise<void>;
  scheme?: 'dark';
  /** Why an engine leaves out the case, and what somebody tried by hand instead. */
  without?: Partial<Record<Visitor['browser'], string>>;
}

/** Whether links swap the page. In WebKit, every link loads its page in full. */
export const isSoft = ({ visitor }: Environment): boolean => visitor.browser !== 'webkit';

export async function open(environment: Environment, path: string): Promise<void> {
  await environment.visitor.open(environment.server.origin + path);
  await isAt(environment, path);
}

/** Loads the page again, and waits until the old document is gone. */
export async function reload({ visitor }: Environment): Promise<void> {
  await visitor.run(() => {
    Object.assign(window, { isOld: true });
    location.reload();
  });
  await eventually(() => visitor.run(() => 'isOld' in window), false);
}

/** Waits until the page of the path is shown and its links are enhanced. */
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

/** Tries again after an error, because there is no document while a browser replaces the page. */
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
    // Browsers store the scroll position some frames later.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, top);

/** Returns the scroll position, after the frames in which a browser may still restore it. */
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

/**
 * Whether the document is still the one that `mark` marked, so that no link has reloaded the page.
 */
export const isMarked = ({ visitor }: Environment): Promise<boolean> =>
  visitor.run(() => 'marked' in globalThis);
