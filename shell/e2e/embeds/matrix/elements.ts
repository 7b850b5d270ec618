import { expect } from '@playwright/test';
import type { Visitor } from './drivers/visitor.ts';

export interface Embedded {
  tag: string;
  script: string;
  attributes: Readonly<Record<string, string>>;
  content: string;
  policy: string;
  mayAsk: RegExp;
  shown(visitor: Visitor): Promise<void>;
  works(visitor: Visitor, storage: 'keeps' | 'forgets'): Promise<void>;
}

declare global {
  var place: ParentNode | undefined;
}

const FIGHT_DAY = '2099-12-31';
const DAY_MS = 86_400_000;

const countdown: Embedded = {
  tag: 'ringside-countdown',
  script: 'countdown',
  attributes: { fight: '1', date: FIGHT_DAY },
  content: `<a href="https://ringside.example/fights#fight-1">Thunder on the Thames</a> <time datetime="${FIGHT_DAY}">December 31, 2099</time>`,
  policy: 'script-src ORIGIN',
  mayAsk: /^\/embed\/countdown\.js$/,
  shown: (visitor) => countdown.works(visitor, 'keeps'),
  async works(visitor) {
    const seen = () =>
      visitor.run(() => {
        const element = (globalThis.place ?? document).querySelector('ringside-countdown');
        const isSeen = (part?: Element | null) =>
          part?.checkVisibility({ visibilityProperty: true }) && part.getClientRects().length > 0;
        const parts = element?.shadowRoot?.querySelectorAll('[part]') ?? [];
        const texts = [...parts].filter(isSeen).map(({ textContent }) => textContent);
        return isSeen(element?.querySelector('a')) ? [...texts, 'and the fallback'] : texts;
      });
    const days = Math.ceil((Date.parse(FIGHT_DAY) - Date.now()) / DAY_MS);
    await expect.poll(seen).toEqual(['Thunder on the Thames', `${days} days left`]);
  },
};

const newsletter: Embedded = {
  tag: 'ringside-newsletter',
  script: 'newsletter',
  attributes: {},
  content:
    '<form method="dialog"><label>Email address <input type="email" name="email" required autocomplete="email"></label> <button>Subscribe</button></form>',
  policy: 'script-src ORIGIN',
  mayAsk: /^\/embed\/newsletter\.js$/,

  async shown(visitor) {
    const taken = () =>
      visitor.run(() => {
        const element = (globalThis.place ?? document).querySelector('ringside-newsletter');
        return element?.shadowRoot
          ?.querySelector<HTMLSlotElement>('slot:not([name])')
          ?.assignedElements()[0]?.localName;
      });
    await expect.poll(taken).toBe('form');
  },

  async works(visitor, storage) {
    const find = (part: string) =>
      (globalThis.place ?? document).querySelector(`ringside-newsletter ${part}`) as Element;
    const outcome = () =>
      visitor.run(() => {
        const element = (globalThis.place ?? document).querySelector('ringside-newsletter');
        const lines = element?.shadowRoot?.querySelectorAll<HTMLElement>('[part=outcome]') ?? [];
        return [...lines]
          .map(({ innerText }) => innerText.trim())
          .filter(Boolean)
          .join();
      });

    await visitor.type(find, 'input', 'fan@corner');
    await visitor.click(find, 'button');
    await expect.poll(outcome).toMatch(/^Invalid Email/i);
    await visitor.type(find, 'input', 'fan@corner.tv');
    await expect.poll(outcome).toBe('');

    await visitor.click(find, 'button');
    const said = storage === 'keeps' ? /^Saved in This Browser/i : /^Not Subscribed/i;
    await expect.poll(outcome).toMatch(said);

    if (storage === 'forgets') return;
    const kept = () => visitor.run(() => ({ ...localStorage }));
    expect(await kept()).toEqual({ 'ringside:newsletter-subscriptions': '["fan@corner.tv"]' });
  },
};

const ARTICLE = '/news/tobias-rourke-anselm-varga-jab-analysis';

const news: Embedded = {
  tag: 'ringside-news',
  script: 'news',
  attributes: { path: ARTICLE, navigate: 'inside' },
  content: `<a href="https://ringside.example${ARTICLE}">The jab, on Ringside</a>`,
  policy: 'script-src ORIGIN; connect-src ORIGIN; img-src ORIGIN; font-src ORIGIN',
  // An article contains a countdown and the newsletter form, so the page also loads their files.
  mayAsk: /^\/(embed\/(news|countdown|newsletter)\.js|assets\/|vendor\/|news($|\/))/,
  shown: (visitor) => headed(visitor, 'Tobias Rourke Has the Better Jab'),
  async works(visitor) {
    const back = () => {
      const root = (globalThis.place ?? document).querySelector('ringside-news')?.shadowRoot;
      return [...(root?.querySelectorAll('a') ?? [])].find(({ innerText }) =>
        /Back to News/i.test(innerText),
      ) as Element;
    };
    await visitor.click(back, undefined);
    await headed(visitor, 'News');
  },
};

const headed = (visitor: Visitor, heading: string) =>
  expect
    .poll(() =>
      visitor.run(() => {
        const element = (globalThis.place ?? document).querySelector('ringside-news');
        const root = element?.shadowRoot;
        const heading = root?.querySelector('h1');
        if (!heading?.checkVisibility() || element?.querySelector('a')?.checkVisibility())
          return 'fallback';
        const waiting = root?.querySelectorAll('[data-root]:not([data-state="ready"])').length;
        return waiting ? `${waiting} waiting` : heading.textContent;
      }),
    )
    .toContain(heading);

export const ELEMENTS: readonly Embedded[] = [countdown, newsletter, news];

export const written = ({ tag, attributes, content }: Embedded, more = ''): string =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')} ${more}>${content}</${tag}>`;
