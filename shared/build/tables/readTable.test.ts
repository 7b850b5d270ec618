import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { viewsOf } from '../plugins/clientModules.ts';
import { placeOf, readTable, tableEntries } from './readTable.ts';

const PAGES = `import { Bell } from './pages/Bell.tsx';
export const pages = definePages({
  '/bell': { view: Bell, load: loadBell },
  '/bell/:round': { view: Bell, values: () => rounds, load: loadBell },
  '/bell/404': { view: Bell, load: loadBell },
});
`;
const ELEMENTS = `import { Bell as Ring } from './components/Bell.tsx';
import { List } from './components/List.tsx';
export const elements = {
  'ringside-bell': defineElement({ view: Ring, client: true, load: () => ({}) }),
  'ringside-list': defineElement({ view: List, client: false, load: () => ({}) }),
};
`;

async function section({ pages = PAGES, elements = ELEMENTS } = {}): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'ringside-')), 'mf-sample');
  await mkdir(join(folder, 'src'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "name": "@ringside/mf-sample" }');
  await writeFile(join(folder, 'src/pages.ts'), pages);
  await writeFile(join(folder, 'src/elements.ts'), elements);
  return folder;
}

test('a client imports only the interactive views of both tables', async () => {
  const code = viewsOf(await section());
  expect(code).toContain("import { Bell as view3 } from './components/Bell.tsx';");
  expect(code).toContain("'/bell/404': view2, 'ringside-bell': view3 };");
  expect(code).not.toMatch(/load|ringside-list/);
});

test('errors of a page or an element name its line', async () => {
  const root = await section();
  expect(placeOf(root, '/bell/two')).toBe('mf-sample/src/pages.ts:4');
  expect(placeOf(root, 'ringside-list')).toBe('mf-sample/src/elements.ts:5');
});

const MISTAKES: readonly (readonly [text: string, instead: string, message: string])[] = [
  [
    'client: true',
    'client: isLive',
    'elements.ts:4: the client of <ringside-bell> must be true or',
  ],
  [
    'view: Ring',
    'view: () => null',
    'the view of <ringside-bell> must be a component that the file',
  ],
  [
    "  'ringside-bell",
    "  ...others, 'ringside-bell",
    'elements.ts:4: write each entry as in export',
  ],
  [
    'defineElement({ view: Ring, client: true, load: () => ({}) })',
    'bell',
    'write <ringside-bell> as',
  ],
  ['export const elements', 'const elements', 'elements.ts must contain export const elements = {'],
  ['load: () => ({}) }),\n};', '', 'mf-sample/src/elements.ts: '],
  [
    "'ringside-list'",
    "'ringside-bell'",
    'elements.ts:5: <ringside-bell> is already declared at mf-',
  ],
  [
    "'/bell/404'",
    "'/bell'",
    'pages.ts:5: /bell is already declared at mf-sample/src/pages.ts:3. Rem',
  ],
  [
    "'/bell/404'",
    "'/bell/:name/:no'",
    'pages.ts:5: /bell/:name/:no is no path. Write it like /news',
  ],
  ["'/bell/404'", "'/bell/:name'", '/bell/:name is already declared at mf-sample/src/pages.ts:4.'],
];

test.each(MISTAKES)(
  'with %j as %j, the message says what to write',
  async (text, instead, message) => {
    expect(PAGES + ELEMENTS).toContain(text);
    const [pages, elements] = [PAGES, ELEMENTS].map((table) => table.replace(text, instead));
    const root = await section({ pages, elements });
    expect(() => tableEntries(root)).toThrow(message);
  },
);

test('a missing table is reported with its file name', async () => {
  const root = await section();
  await rm(join(root, 'src/elements.ts'));
  expect(() => readTable(root, 'elements')).toThrow(
    "mf-sample/src/elements.ts must exist: export const elements = { 'ringside-tag': defineElement({",
  );
});
