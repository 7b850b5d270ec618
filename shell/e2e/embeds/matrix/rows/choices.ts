import { expect } from '@playwright/test';
import type { Visitor } from '../drivers/visitor.ts';
import type { Embedded } from '../elements.ts';
import type { Row, Variant } from './variant.ts';

/** What a look asks of the site besides its file: fonts, and a picture. */
const LOOK_ASKS = /^\/(embed\/(countdown|newsletter)\.js|assets\/)/;
const LOOK_POLICY = 'script-src ORIGIN; img-src ORIGIN; font-src ORIGIN';

/** Text of the element that a visitor can see, in a look once it has its fonts. */
const seenIn = (visitor: Visitor, tag: string) =>
  visitor.run((tag) => {
    const element = (globalThis.place ?? document).querySelector(tag);
    const roots = [element, element?.shadowRoot?.querySelector('div')] as (HTMLElement | null)[];
    return roots.map((root) => root?.innerText ?? '').join('\n');
  }, tag);

/** Links of the element that a visitor can follow. */
const linksIn = (visitor: Visitor, tag: string) =>
  visitor.run((tag) => {
    const element = (globalThis.place ?? document).querySelector(tag);
    const links = [...(element?.shadowRoot?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])];
    return links.filter((link) => link.checkVisibility({ visibilityProperty: true })).map(({ href }) => href);
  }, tag);

/** A countdown that says something, and leads to the fight in every state. */
const countdownAs = (
  embedded: Embedded,
  attributes: Readonly<Record<string, string>>,
  text: RegExp,
  asks: Partial<Embedded> = {},
): Embedded => {
  const shown = async (visitor: Visitor) => {
    await expect.poll(() => seenIn(visitor, embedded.tag)).toMatch(text);
    await expect.poll(() => linksIn(visitor, embedded.tag)).not.toEqual([]);
  };
  return { ...embedded, attributes, shown, works: shown, ...asks };
};

const inLook = (look: 'card' | 'banner'): Variant => ({
  ...strictly(`\`look="${look}"\``, (embedded) => {
    const asks = { policy: LOOK_POLICY, mayAsk: LOOK_ASKS };
    if (embedded.script === 'countdown')
      return countdownAs(
        embedded,
        { ...embedded.attributes, look },
        /Rourke[\s\S]*Varga[\s\S]*days left/i,
        asks,
      );
    if (embedded.script !== 'newsletter') return undefined;
    return {
      ...embedded,
      ...asks,
      attributes: { look },
      async shown(visitor) {
        await embedded.shown(visitor);
        await expect
          .poll(() => seenIn(visitor, embedded.tag))
          .toMatch(/Never miss the bell[\s\S]*stays in this browser/i);
      },
    };
  }),
});

/** Under a policy that allows what the element needs, and nothing else. */
function strictly(name: string, as: NonNullable<Variant['as']>): Variant {
  return {
    name,
    as,
    moves: true,
    page: ({ policy }) => ({
      policy: `default-src 'none'; base-uri 'none'; form-action 'none'; report-uri /reports; ${policy}; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`,
    }),
  };
}

const only = (script: string, as: (embedded: Embedded) => Embedded) => (embedded: Embedded) =>
  embedded.script === script ? as(embedded) : undefined;

/** What a partner asks of an element by its attributes. */
export const choices: Row = {
  name: 'what an element is asked for',
  variants: [
    inLook('card'),
    inLook('banner'),
    strictly('the look that loads nothing', (embedded) => {
      if (embedded.script === 'newsletter') return { ...embedded, attributes: { look: 'bare' } };
      if (embedded.script !== 'countdown') return undefined;
      return countdownAs(
        embedded,
        { ...embedded.attributes, look: 'line' },
        /Thunder on the Thames\s+\d+ days left/,
      );
    }),
    strictly(
      '`fight="next"`',
      only('countdown', (embedded) =>
        countdownAs(
          embedded,
          { fight: 'next', look: 'line' },
          /\S+ \S+[\s\S]*(days left|Fight Day!|Final bell)/,
        ),
      ),
    ),
    strictly(
      '`past="link"`',
      only('countdown', (embedded) =>
        countdownAs(
          embedded,
          { fight: '1', date: '2020-01-01', past: 'link' },
          /Thunder on the Thames\s+Final bell/,
        ),
      ),
    ),
    {
      ...strictly(
        '`action`',
        only('newsletter', (embedded) => ({
          ...embedded,
          policy: "script-src ORIGIN; connect-src 'self'",
          attributes: { action: '/subscribers' },
          async works(visitor) {
            const find = (part: string) =>
              (globalThis.place ?? document).querySelector(`ringside-newsletter ${part}`) as Element;
            await visitor.type(find, 'input', 'fan@corner.tv');
            await visitor.click(find, 'button');
            await expect.poll(() => seenIn(visitor, embedded.tag)).toMatch(/Subscription Successful/);
            expect(await visitor.run(() => localStorage.length)).toBe(0);
          },
        })),
      ),
      files: { '/subscribers': '' },
    },
    strictly('`theme="dark"`', (embedded) => ({
      ...embedded,
      attributes: { ...embedded.attributes, theme: 'dark' },
      async shown(visitor) {
        await embedded.shown(visitor);
        const themes = () =>
          visitor.run((tag) => {
            const root = (globalThis.place ?? document).querySelector(tag)?.shadowRoot;
            const page = root?.querySelector('[data-theme]');
            return page && getComputedStyle(page).colorScheme;
          }, embedded.tag);
        await expect.poll(themes).toBe('dark');
      },
    })),
    strictly(
      '`heading="4"`',
      only('news', (embedded) => ({
        ...embedded,
        attributes: { ...embedded.attributes, heading: '4' },
        async works(visitor) {
          const levels = () =>
            visitor.run(() => {
              const root = (globalThis.place ?? document).querySelector('ringside-news')?.shadowRoot;
              const headings = [...(root?.querySelectorAll('h1, h2, h3') ?? [])];
              return [...new Set(headings.map(({ ariaLevel }) => ariaLevel))].sort();
            });
          expect((await levels())[0]).toBe('4');
          // Also those of the page that a link leads to.
          await embedded.works(visitor, 'keeps');
          await expect.poll(levels).toEqual(['4', '5']);
        },
      })),
    ),
  ],
};
