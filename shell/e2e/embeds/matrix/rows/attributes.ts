import { expect } from '@playwright/test';
import type { Visitor } from '../drivers/visitor.ts';
import { type Embedded, written } from '../elements.ts';
import { isDefined, type Row, type Variant } from './variant.ts';

type Attributes = Readonly<Record<string, string>>;

const BAD: Readonly<Record<string, Attributes>> = {
  'ringside-countdown': { date: '2025-02-30' },
  'ringside-newsletter': { theme: 'purple' },
  'ringside-news': { path: '/gear' },
};

const mended = (
  name: string,
  begin: (embedded: Embedded) => Attributes,
  more: Partial<Variant>,
  meanwhile?: (visitor: Visitor, embedded: Embedded) => Promise<unknown>,
): Variant => ({
  name,
  ...more,
  page: (embedded) => ({ html: written({ ...embedded, attributes: begin(embedded) }) }),
  async after(visitor, embedded) {
    await isDefined(visitor, embedded);
    await meanwhile?.(visitor, embedded);
    // Each `run` is a separate task, so by the next one the element has logged its warnings.
    await visitor.run(
      ([tag, begin, attributes]) => {
        const element = document.querySelector(tag) as Element;
        for (const name of begin) element.removeAttribute(name);
        for (const [name, value] of attributes) element.setAttribute(name, value);
      },
      [embedded.tag, Object.keys(begin(embedded)), Object.entries(embedded.attributes)] as const,
    );
  },
});

const isVisible = (visitor: Visitor, selector: string) =>
  expect.poll(() =>
    visitor.run(
      (selector) => document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }),
      selector,
    ),
  );

export const attributes: Row = {
  name: 'attributes and properties',
  variants: [
    mended('attributes set after it', () => ({}), { moves: true }),
    mended(
      '`hidden=""` and not',
      ({ attributes }) => ({ ...attributes, hidden: '' }),
      { moves: true },
      (visitor, { tag }) => isVisible(visitor, tag).toBe(false),
    ),
    mended(
      'a value that is none, then one',
      ({ tag, attributes }) => ({ ...attributes, ...BAD[tag] }),
      { moves: true, says: ({ tag }) => [new RegExp(`<${tag}> .+: write `)] },
      (visitor, { tag }) => isVisible(visitor, `${tag} a, ${tag} input`).toBe(true),
    ),
  ],
};
