import { createElement } from 'react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Attributes, valuesOf } from '../contract/index.ts';
import { createSection, definePages } from './server.tsx';

const Bell = () => createElement('p', null, 'Bell');
const load = () => ({});
const head = { title: 'Bell', description: 'Bell' };

const page = { view: Bell, load: () => ({ data: {}, head }) };
const corners = ['red', "cutman's", 'dark \\ blue'] as const;
const bell = {
  description: 'Rings.',
  attributes: {
    limit: { type: 'number', default: '3', description: 'How often.' },
    corner: { values: corners, onSite: ['both'], description: 'Whose.' },
    round: { onSite: true, description: 'Which.' },
  },
  events: {
    'sample:rung': {
      detail: z.object({
        times: z.number(),
        by: z.enum(['red', 'blue']).optional(),
        rounds: z.array(z.object({ 'won by': z.string().nullable() })),
      }),
      description: 'It rang.',
    },
  },
  policy: [{ directive: 'img-src', description: 'Pictures.' }],
  view: Bell,
  client: true,
  load,
  choices: (): Attributes[] => [{}, { limit: '2' }, { corner: 'red' }],
  onSite: (): Attributes[] => [{ corner: 'both', round: '4', class: 'wide' }],
} as const;

/**
 * Returns the descriptions of a section with one element. `changed` replaces fields of that
 * element.
 */
const describe = (changed: object = {}, tag = 'ringside-bell', pages: object = { '/bell': page }) =>
  createSection({
    name: 'sample',
    description: 'The sample.',
    pages: definePages(pages),
    elements: { [tag]: { ...bell, ...changed } },
  }).describe();

test('the table describes the elements and the section', () => {
  const [element, section] = describe();
  expect(element).toMatchObject({ tagName: 'ringside-bell', description: 'Rings.' });
  expect(element?.attributes.slice(0, 3)).toMatchObject([
    { name: 'limit', type: { text: 'number' }, default: '3' },
    { name: 'corner', description: 'Whose.' },
    { name: 'origin' },
  ]);
  expect(valuesOf(element?.attributes[1]?.type.text ?? '')).toEqual(corners);
  expect(element?.policy[0]).toEqual({
    directive: 'img-src',
    source: 'ORIGIN',
    description: 'Pictures.',
  });
  expect(section).toMatchObject({ tagName: 'ringside-sample', description: 'The sample.' });
  expect(section?.attributes[0]).toMatchObject({ name: 'path', default: '/bell' });
});

test('an event has the type of its schema', () => {
  expect(describe()[0]?.events[0]).toEqual({
    name: 'sample:rung',
    type: {
      text: "CustomEvent<{times: number, by?: 'red' | 'blue', rounds: readonly {'won by': string | null}[]}>",
    },
    description: 'It rang.',
  });
});

test('partners are shown a page without a parameter first, wherever it is in the table', () => {
  const pattern = { '/bell/:round': { ...page, values: () => ['1'] } };
  const [, section] = describe({}, undefined, { ...pattern, '/bell': page });
  expect(section?.attributes[0]).toMatchObject({
    default: '/bell',
    description: 'Which page of the section: `/bell/:round` or `/bell`.',
  });
  expect(() => describe({}, undefined, pattern)).toThrow(
    "add a page without a parameter, such as '/sample'.",
  );
});

const MISTAKES: readonly (readonly [changed: object, message: string])[] = [
  [{ description: ' ' }, '<ringside-bell>: description: write a sentence.'],
  [{ client: 'yes' }, 'client: write true if it answers to the visitor'],
  [{ choices: undefined }, 'choices: write choices: () => [{}], the sets'],
  [{ load: {} }, 'load: write load: (attributes) => '],
  [{ choises: load }, '<ringside-bell>: Unrecognized key: "choises".'],
  [
    { attributes: { limit: { type: 'number' } } },
    'attributes: limit: description: write a sentence.',
  ],
  [{ attributes: { Limit: { description: 'x' } } }, 'attributes: Limit: write lower-case letters.'],
  [{ events: { rung: { description: 'x', detail: z.string() } } }, 'rung: write section:thing-'],
  [{ events: { 'a:b': { description: 'x', detail: {} } } }, 'detail: write a schema, such as'],
  [
    { events: { 'other:rung': bell.events['sample:rung'] } },
    'events: other:rung: write sample:rung.',
  ],
  [{ itemHeight: 1.5 }, 'itemHeight: write whole pixels.'],
  [{ policy: [{ directive: 'img-src' }] }, 'policy: 0: description: write a sentence.'],
  [{ choices: () => [{ size: '1' }] }, 'choices: size="1": add size to attributes, with a desc'],
  [{ choices: () => [{ corner: 'both' }] }, 'choices: corner="both": corner has only the values'],
  [{ choices: () => [{ round: '4' }] }, "round is for this site's pages. Move the set to onSite."],
  [{ onSite: () => [{ limit: 'two' }] }, 'onSite: limit="two": limit is a number.'],
  [{ onSite: () => [{ corner: 'green' }] }, 'onSite: corner="green": corner has only the values'],
];

test.each(MISTAKES)('with %j, the message says what to write', (changed, message) => {
  expect(() => describe(changed)).toThrow(message);
});

test('a tag has the prefix of the site, and is not that of the section', () => {
  expect(() => describe({}, 'bell')).toThrow('bell is no tag. Write ringside- and lower-case');
  expect(() => describe({}, 'ringside-sample')).toThrow('is the section itself. Rename the entry');
});

test('a section without a description is asked for one, and has no items', () => {
  const section = { name: 'sample', pages: definePages({ '/bell': page }), elements: {} };
  const where = 'createSection in server.tsx:';
  expect(createSection(section).describe).toThrow(`${where} description: write a sentence.`);
  const withItems = { ...section, description: 'The sample.', itemHeight: 130 };
  expect(createSection(withItems).describe).toThrow(`${where} Unrecognized key: "itemHeight".`);
});
