import { expect } from '@playwright/test';
import type { Visitor } from '../drivers/visitor.ts';
import { type Embedded, written } from '../elements.ts';
import { around, type Row, scriptOf } from './variant.ts';

const set = (visitor: Visitor, { tag }: Embedded, attributes: Readonly<Record<string, string | null>>) =>
  visitor.run(
    ([tag, entries]) => {
      const element = document.querySelector(tag) as Element;
      for (const [name, value] of entries) {
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
      }
    },
    [tag, Object.entries(attributes)] as const,
  );

/** Values that name nothing; a form works with any. */
const BAD: Readonly<Record<string, Record<string, string>>> = {
  'ringside-countdown': { date: '2025-02-30' },
  'ringside-newsletter': { theme: 'purple' },
  'ringside-news': { path: '/gear' },
};

/** An attribute that changes the element until it is removed. */
const OTHER: Readonly<Record<string, Record<string, string>>> = {
  'ringside-countdown': { event: 'Another fight', theme: 'dark' },
  'ringside-newsletter': { theme: 'dark' },
  'ringside-news': { origin: 'https://boxing.example' },
};

const seen = (visitor: Visitor, { tag }: Embedded) =>
  expect.poll(() => visitor.run((tag) => document.querySelector(tag)?.checkVisibility(), tag));

const bare = (embedded: Embedded) => around(written({ ...embedded, attributes: {} }), scriptOf(embedded));

export const attributes: Row = {
  name: 'attributes and properties',
  variants: [
    {
      name: 'properties set before definition',
      page: (embedded) => ({ body: bare(embedded) }),
      before: (visitor, { tag, attributes }) =>
        visitor.run(
          ([tag, attributes]) => {
            Object.assign(document.querySelector(tag) as Element, attributes);
          },
          [tag, attributes] as const,
        ),
    },
    {
      name: 'attributes set after it',
      moves: true,
      page: (embedded) => ({ body: bare(embedded) }),
      async after(visitor, embedded) {
        await visitor.run((tag) => customElements.whenDefined(tag).then(() => undefined), embedded.tag);
        await set(visitor, embedded, embedded.attributes);
      },
    },
    {
      name: 'an attribute removed',
      page: (embedded) => ({
        body: around(
          written({ ...embedded, attributes: { ...embedded.attributes, ...OTHER[embedded.tag] } }),
          scriptOf(embedded),
        ),
      }),
      async after(visitor, embedded) {
        await visitor.run((tag) => customElements.whenDefined(tag).then(() => undefined), embedded.tag);
        const gone = Object.keys(OTHER[embedded.tag] ?? {}).map((name) => [name, null] as const);
        await set(visitor, embedded, Object.fromEntries(gone));
      },
    },
    {
      name: '`hidden=""` and not',
      moves: true,
      page: (embedded) => ({ body: around(written(embedded, 'hidden=""'), scriptOf(embedded)) }),
      async after(visitor, embedded) {
        await visitor.run((tag) => customElements.whenDefined(tag).then(() => undefined), embedded.tag);
        await seen(visitor, embedded).toBe(false);
        await set(visitor, embedded, { hidden: null });
      },
    },
    {
      name: 'a value that is none, then one',
      moves: true,
      page: (embedded) => ({
        body: around(
          written({ ...embedded, attributes: { ...embedded.attributes, ...BAD[embedded.tag] } }),
          scriptOf(embedded),
        ),
      }),
      async after(visitor, embedded) {
        await visitor.run((tag) => customElements.whenDefined(tag).then(() => undefined), embedded.tag);
        await expect
          .poll(() =>
            visitor.run(
              (tag) =>
                document
                  .querySelector(`${tag} a, ${tag} input`)
                  ?.checkVisibility({ visibilityProperty: true }),
              embedded.tag,
            ),
          )
          .toBe(true);
        // Any warning has appeared by now: an element reads its attributes in a microtask, and each of these calls is a task.
        await set(visitor, embedded, embedded.attributes);
      },
      says: ({ tag }) => (tag === 'ringside-news' ? [/write one like/] : []),
    },
  ],
};
