import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { viewsOf } from '../plugins/clientModules.ts';
import { describeElements } from '../steps/describeElements.ts';
import { readTable } from './readTable.ts';

const PAGES = `import { Bell } from './pages/Bell.tsx';
/** The sample: a bell. */
export const pages = definePages({
  '/bell': { view: Bell, load: loadBell },
  '/bell/:round': { view: Bell, values: () => rounds, load: loadBell },
  '/bell/404': { view: Bell, load: loadBell },
});
`;
const ELEMENTS = `import { Bell as Ring } from './components/Bell.tsx';
import { List } from './components/List.tsx';
export const elements = defineElements(content, {
  /**
   * Rings.
   *
   * @attr {number} [limit] - How often.
   */
  'ringside-bell': { view: Ring, client: true, load: () => ({}), choices: () => [{}] },
  /** Lists. */
  'ringside-list': { view: List, client: false, load: () => ({}), choices: () => [{}] },
});
`;

async function section({ pages = PAGES, elements = ELEMENTS } = {}): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'ringside-')), 'mf-sample');
  await mkdir(join(folder, 'src'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "name": "@ringside/mf-sample" }');
  await writeFile(join(folder, 'src/pages.ts'), pages);
  await writeFile(join(folder, 'src/elements.ts'), elements);
  return folder;
}

test('a client imports the views of both tables that answer to the visitor, and nothing else', async () => {
  const code = viewsOf(await section());
  expect(code).toContain("import { Bell as view3 } from './components/Bell.tsx';");
  expect(code).toContain("'/bell/404': view2, 'ringside-bell': view3 };");
  expect(code).not.toMatch(/load|ringside-list/);
});

test('the tables describe the section and its elements', async () => {
  const [bell, list, whole] = await describeElements(await section());
  const tags = [bell, list, whole].map((element) => element?.tagName);
  expect(tags).toEqual(['ringside-bell', 'ringside-list', 'ringside-sample']);
  expect(bell?.description).toBe('Rings.');
  expect(bell?.attributes?.map(({ name }) => name).slice(0, 2)).toEqual(['limit', 'origin']);
  expect(whole?.attributes?.[0]).toMatchObject({
    name: 'path',
    default: '/bell',
    description: 'Which page of the section: `/bell` or `/bell/:round`.',
  });
});

test('partners are shown a page without a parameter first, wherever it is in the table', async () => {
  const [, fixed = '', pattern = ''] =
    /( {2}'\/bell'.+\n)( {2}'\/bell\/:round'.+\n)/.exec(PAGES) ?? [];
  const swapped = await section({ pages: PAGES.replace(fixed + pattern, pattern + fixed) });
  const [, , whole] = await describeElements(swapped);
  expect(whole?.attributes?.[0]).toMatchObject({ default: '/bell' });
  await expect(
    describeElements(await section({ pages: PAGES.replace(fixed, '') })),
  ).rejects.toThrow("mf-sample/src/pages.ts:3: add a page without a parameter, such as '/sample'.");
});

const MISTAKES: readonly (readonly [text: string, instead: string, message: string])[] = [
  [
    "'ringside-bell'",
    "'bell'",
    'elements.ts:9: bell is no tag. Write ringside- and lower-case words',
  ],
  [
    ', choices: () => [{}]',
    '',
    'elements.ts:9: <ringside-bell> has no choices. Write choices: () => [{}], ',
  ],
  [
    'client: true',
    'client: isLive',
    'elements.ts:9: the client of <ringside-bell> must be true or false',
  ],
  [
    'view: Ring',
    'view: () => null',
    'the view of <ringside-bell> must be a component that the file imports',
  ],
  [
    '  /** Lists. */\n',
    '',
    'mf-sample/src/elements.ts:10: say what <ringside-list> shows, in a comment',
  ],
  ["  'ringside-bell", "  ...others, 'ringside-bell", 'write each entry as'],
  [
    'export const elements',
    'const elements',
    'elements.ts must contain export const elements = define',
  ],
  ['How often.', '', '<ringside-bell> @attr limit needs a description.'],
  ['choices: () => [{}] },\n});', '', 'mf-sample/src/elements.ts: '],
  [
    "'ringside-list'",
    "'ringside-bell'",
    'elements.ts:11: <ringside-bell> is already declared at mf-sample',
  ],
  [
    '/** The sample: a bell. */\n',
    '',
    'mf-sample/src/pages.ts:2: say what the section shows, in a comment',
  ],
  [', load: loadBell }', ' }', 'mf-sample/src/pages.ts:4: /bell has no load. Write load: '],
  [
    "'/bell/404'",
    "'/bell'",
    'pages.ts:6: /bell is already declared at mf-sample/src/pages.ts:4. Remove',
  ],
  [
    "'/bell/404'",
    "'/bell/:name/:no'",
    'pages.ts:6: /bell/:name/:no is no path. Write it like /news, or',
  ],
  ["'/bell/404'", "'/bell/:name'", '/bell/:name is already declared at mf-sample/src/pages.ts:5.'],
];

test.each(MISTAKES)(
  'with %j as %j, the message says what to write',
  async (text, instead, message) => {
    expect(PAGES + ELEMENTS).toContain(text);
    const [pages, elements] = [PAGES, ELEMENTS].map((table) => table.replace(text, instead));
    await expect(describeElements(await section({ pages, elements }))).rejects.toThrow(message);
  },
);

const OF_CORNERS = "{keyof typeof import('./corners.ts').corners} [limit]";

test("an attribute's type may be the keys of an object of the content", async () => {
  const root = await section({ elements: ELEMENTS.replace('{number} [limit]', OF_CORNERS) });
  await writeFile(
    join(root, 'src/corners.ts'),
    "export const corners = { red: 1, 'dark blue': 2, \"cutman's\": 3 };",
  );
  const [bell] = await describeElements(root);
  expect(bell?.attributes?.[0]?.type).toEqual({
    text: String.raw`'red' | 'dark blue' | 'cutman\'s'`,
  });
});

test.each(['', 'export const corners = [1];'])('with "%s" instead, it is refused', async (text) => {
  const root = await section({ elements: ELEMENTS.replace('{number} [limit]', OF_CORNERS) });
  await writeFile(join(root, 'src/corners.ts'), text);
  await expect(describeElements(root)).rejects.toThrow(
    'corners.ts must contain export const corners = {',
  );
});

test('a table that is not there is asked for', async () => {
  const root = await section();
  await rm(join(root, 'src/elements.ts'));
  expect(() => readTable(root, 'elements')).toThrow(
    'mf-sample/src/elements.ts must exist: export const elements = defineElements({ … }).',
  );
});
