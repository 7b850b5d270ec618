import { createElement } from 'react';
import { expect, test } from 'vitest';
import { createSectionServer, defineElements, definePages } from './server.tsx';

const Story = ({ title, body = '' }: { title: string; body?: string }) =>
  createElement('p', null, `${title}${body}`);
const List = ({ titles }: { titles: readonly string[] }) => createElement('p', null, titles.join());
const head = (title: string) => ({ title, description: title });
const content = async () => ({ titles: ['One', 'Two'] });

const server = createSectionServer({
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
  elements: defineElements(content, {
    'ringside-list': {
      view: List,
      client: false,
      load: ({ only }, { titles }) => ({ titles: only ? [only] : titles }),
      choices: ({ titles }) => titles.map((only) => ({ only })),
    },
    'ringside-bell': { view: Story, client: true, load: () => ({ title: 'Bell' }), choices: () => [] },
  }),
});

test('the manifest follows from the tables', () => {
  expect(server.manifest).toEqual({
    name: 'sample',
    contract: 1,
    routes: ['/rounds', '/rounds/:number'],
    elements: ['ringside-list', 'ringside-bell'],
    staticElements: ['ringside-list'],
    storageKeys: [],
  });
});

test('a page with a parameter is a page for each value, and a 404 page for others', async () => {
  expect(await server.paths()).toEqual(['/rounds', '/rounds/one', '/rounds/two', '/rounds/404']);
  expect(await server.load('/rounds/two')).toEqual({
    page: '/rounds/:number',
    data: { title: 'Round two' },
    serverOnly: { body: ', whole' },
    head: head('two'),
  });
  expect((await server.load('/rounds'))?.status).toBeUndefined();
  expect((await server.load('/rounds/404'))?.status).toBe(404);
  expect(await server.load('/rounds/three')).toBeUndefined();
});

test('a page is rendered by the view of its entry, with what only the server gets', async () => {
  const page = await server.load('/rounds/two');
  if (!page) throw new Error('there is no page');
  expect(server.render(page, 'r0')).toBe('<p>Round two, whole</p>');
});

test('an element is loaded from its attributes and the content, static or not', async () => {
  const known = await server.content?.();
  expect(server.loadElement('ringside-list', {}, known)).toEqual({ titles: ['One', 'Two'] });
  const data = server.loadElement('ringside-list', { only: 'One' }, known);
  expect(server.renderElement('ringside-list', data, 'r1')).toBe('<p>One</p>');
  expect(server.renderElement('ringside-bell', { title: 'Bell' }, 'r1')).toBe('<p>Bell</p>');
  expect(() => server.loadElement('ringside-lost', {}, known)).toThrow('has no "ringside-lost"');
});

test('an attribute that an element does not read is refused, unless any element may have it', () => {
  const load = (attributes: Record<string, string>) =>
    server.loadElement('ringside-list', attributes, { titles: [] });
  expect(load({ only: 'One', class: 'wide', 'data-x': '' })).toEqual({ titles: ['One'] });
  expect(() => load({ olny: 'One' })).toThrow(
    '<ringside-list> has no attribute "olny" here: it has only. Remove it, or correct its name.',
  );
  expect(() => server.loadElement('ringside-bell', { limit: '3' }, undefined)).toThrow('it has none');
});

test('partners are offered the sets of attributes of each element that has some', async () => {
  expect(server.elementChoices?.(await server.content?.())).toEqual({
    'ringside-list': [{ only: 'One' }, { only: 'Two' }],
  });
});

test('a view with a control cannot do without script', async () => {
  const Bell = () => createElement('input', { type: 'text' });
  const mistaken = createSectionServer({
    name: 'sample',
    pages: definePages({
      '/bell': { view: Bell, client: false, load: () => ({ data: {}, head: head('Bell') }) },
    }),
    elements: defineElements({
      'ringside-bell': { view: Bell, client: false, load: () => ({}), choices: () => [] },
    }),
  });
  const page = await mistaken.load('/bell');
  if (!page) throw new Error('there is no page');
  const said = (entry: string) =>
    `${entry} has client: false, but its view shows a control, such as a button. Remove client: false.`;
  expect(() => mistaken.render(page, 'r0')).toThrow(said("pages.ts: '/bell'"));
  expect(() => mistaken.renderElement('ringside-bell', {}, 'r1')).toThrow(
    said("elements.ts: 'ringside-bell'"),
  );
});
