import { createElement, useId } from 'react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { ROOT_PLACEHOLDER } from '../contract/index.ts';
import { defineState } from './index.ts';
import { createSection, defineElement, definePages, renderView } from './server.tsx';
import { UNTIL_FOUND } from './untilFound.ts';

const Story = ({ title, body = '' }: { title: string; body?: string }) =>
  createElement('p', null, `${title}${body}`);
const Bell = () => createElement('button', { type: 'button', id: useId() });
const List = ({ titles }: { titles: readonly string[] }) => createElement('p', null, titles.join());
const head = (title: string) => ({ title, description: title });
const titles = ['One', 'Two'] as const;

const section = createSection({
  name: 'sample',
  pages: definePages({
    '/rounds': { view: Story, load: () => ({ data: { title: 'Rounds' }, head: head('Rounds') }) },
    '/rounds/:number': {
      view: Story,
      values: async () => ['one', 'two'],
      load: async (number) => ({
        data: { title: `Round ${number}` },
        serverOnly: { body: ', whole' },
        head: head(number),
      }),
    },
    '/rounds/404': { view: Story, load: () => ({ data: { title: 'None' }, head: head('None') }) },
  }),
  elements: {
    'ringside-list': defineElement({
      description: 'Titles.',
      attributes: { only: { description: 'The only one.', values: titles, onSite: ['*'] } },
      view: List,
      client: false,
      load: ({ only }) => ({ titles: only ? [only] : titles }),
      choices: () => titles.map((only) => ({ only })),
      onSite: () => [{ only: 'Two', class: 'wide' }, { only: '*' }],
    }),
    'ringside-bell': defineElement({
      description: 'A bell.',
      view: Bell,
      client: true,
      load: () => ({}),
      choices: () => [],
    }),
  },
});

async function rendered(path: string, { load, render } = section) {
  const page = await load(path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return render(page);
}

test('the manifest follows from the tables', () => {
  expect(section.manifest).toEqual({
    name: 'sample',
    contract: 2,
    routes: ['/rounds', '/rounds/:number'],
    elements: ['ringside-list', 'ringside-bell'],
    staticElements: ['ringside-list'],
    storageKeys: [],
  });
});

test('a page with a parameter is a page for each value, and a 404 page for others', async () => {
  expect(await section.paths()).toEqual(['/rounds', '/rounds/one', '/rounds/two', '/rounds/404']);
  expect((await section.load('/rounds'))?.status).toBeUndefined();
  expect((await section.load('/rounds/404'))?.status).toBe(404);
  expect(await section.load('/rounds/three')).toBeUndefined();
});

test('a page is rendered by the view of its entry, with what only the build gets', async () => {
  expect(await rendered('/rounds/two')).toEqual({
    page: '/rounds/:number',
    head: head('two'),
    html: '<p>Round two, whole</p>',
  });
});

test('an element is rendered from its attributes, with data only if it has a control', () => {
  const shown = (tag: string, attributes = {}) =>
    section.renderElement(tag, section.loadElement(tag, attributes));
  expect(shown('ringside-list')).toEqual({ html: '<p>One,Two</p>' });
  expect(shown('ringside-list', { only: 'One' })).toEqual({ html: '<p>One</p>' });
  const bell = `<button type="button" id="_${ROOT_PLACEHOLDER}R_0_"></button>`;
  expect(shown('ringside-bell')).toEqual({ html: bell, data: {} });
  expect(() => section.loadElement('ringside-lost', {})).toThrow('has no "ringside-lost"');
});

test('a release has the variants that partners are offered, and those of our own pages', () => {
  expect(section.choices()).toEqual({ 'ringside-list': [{ only: 'One' }, { only: 'Two' }] });
  // The attribute `class` does not make another variant.
  expect(section.variants().map(([tag, { only }]) => [tag, only])).toEqual([
    ['ringside-list', 'One'],
    ['ringside-list', 'Two'],
    ['ringside-list', '*'],
  ]);
});

test('a view with a control cannot do without script', async () => {
  const bell = { view: Bell, client: false };
  const mistaken = createSection({
    name: 'sample',
    pages: definePages({ '/bell': { ...bell, load: () => ({ data: {}, head: head('Bell') }) } }),
    elements: {
      'ringside-bell': defineElement({
        ...bell,
        description: 'A bell.',
        load: () => ({}),
        choices: () => [],
      }),
    },
  });
  const message = (entry: string) =>
    `${entry} has client: false, but its view shows a control, such as a button. Remove client: false.`;
  await expect(rendered('/bell', mistaken)).rejects.toThrow(message("pages.ts: '/bell'"));
  expect(() => mistaken.renderElement('ringside-bell', {})).toThrow(
    message("elements.ts: 'ringside-bell'"),
  );
});

test('a page with a parameter and a fixed page must not be the same page', async () => {
  const fixed = { view: Bell, load: () => ({ data: {}, head: head('Bell') }) };
  const pages = definePages({
    '/bells/first': fixed,
    '/bells/:name': { ...fixed, values: () => ['last', 'first'] },
  });
  const overlapping = createSection({ name: 'sample', pages, elements: {} });
  await expect(overlapping.paths()).rejects.toThrow(
    "pages.ts of sample: '/bells/first' and '/bells/:name' both have the page /bells/first.",
  );
});

test('a plain picture needs no tag in the head', () => {
  const Poster = () => createElement('img', { src: '/a.jpg', srcSet: '/b.jpg 2x', alt: '' });
  expect(renderView(Poster, {}, '')).toBe('<img src="/a.jpg" srcSet="/b.jpg 2x" alt=""/>');
});

const bout = {
  description: 'The bout that a visitor follows.',
  value: mini.object({ id: mini.string(), round: mini.optional(mini.number()) }),
};
const withStates = (...states: ReturnType<typeof defineState>[]) =>
  createSection({ name: 'sample', pages: {}, elements: {}, storageKeys: ['ringside:x'], states });

test('a state has a storage key, and its type for other sections', () => {
  const { manifest } = withStates(defineState('sample:bout', bout));
  expect(manifest.storageKeys).toEqual(['ringside:x', 'ringside:sample:bout']);
  expect(manifest.states).toEqual({
    'sample:bout': { description: bout.description, type: '{id: string, round?: number}' },
  });
});

test.each([
  [defineState('other:bout', bout), 'only other can declare it. Write sample:bout.'],
  [defineState('sample:Bout', bout), 'write lower-case letters'],
  [defineState('sample:bout', { ...bout, description: ' ' }), 'write a description'],
  [defineState('sample:bout', { ...bout, value: z.string() }), 'with zod/mini'],
])('a state is refused that is incomplete, or another section’s: $key', (state, reason) => {
  expect(() => withStates(state)).toThrow(reason);
});

test('a state is declared once', () => {
  const state = defineState('sample:bout', bout);
  expect(() => withStates(state, state)).toThrow('declared twice');
});

test('an element that is closed until the browser finds its text has the attribute that React cannot write', () => {
  const Closed = () => createElement('p', UNTIL_FOUND, 'data-hidden="until-found"');
  expect(renderView(Closed, {}, 'root')).toBe(
    '<p hidden="until-found">data-hidden=&quot;until-found&quot;</p>',
  );
});
