import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, open, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { ElementDescription } from '../../src/contract/index.ts';
import { writeFragmentTypes } from './fragmentTypes.ts';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

const SHOP: ElementDescription = {
  kind: 'class',
  customElement: true,
  tagName: 'ringside-shop',
  name: 'Shop',
  description: 'A shop.',
  attributes: [],
  members: [],
  events: [
    {
      name: 'shop:cart-changed',
      description: 'Something was added.',
      type: { text: 'CustomEvent<{count: number, skus: readonly string[]}>' },
    },
    {
      name: 'shop:attacked',
      description: 'No type.',
      type: { text: 'any}} declare const evil: 1' },
    },
  ],
  slots: [],
  policy: [],
  accessibility: [],
  cssParts: [],
  cssProperties: [],
};

const STATES = {
  'shop:cart': { description: 'The cart.', type: 'readonly {sku: string, count?: number}[]' },
  'shop:attacked': { description: 'No type.', type: 'any}} declare const evil: 1' },
};

interface Checked {
  imports?: string;
  /** Lines of code that the compiler accepts. */
  right: readonly string[];
  /** Lines that it refuses, each with a part of the message. */
  wrong: readonly (readonly [code: string, message: string])[];
}

const CHECKED: Readonly<Record<string, Checked>> = {
  'a fragment takes the tags, attributes and values that its section has released': {
    right: [
      '<Fragment tag="ringside-article-list" category="Training" class="wide" />',
      '<Fragment tag="ringside-article-list" category="Fight Analysis, Fight News" />',
      '<Fragment tag="ringside-article-link" fighter="Tobias" />',
      '<Fragment tag="ringside-workouts" limit="2" />',
      '<Fragment tag="ringside-countdown" fight="next" look="card" />',
    ],
    wrong: [
      ['<Fragment tag="ringside-article-lists" />', 'ringside-article-lists'],
      ['<Fragment tag="ringside-article-list" category="Trainning" />', 'Trainning'],
      ['<Fragment tag="ringside-workouts" limits="2" />', 'limits'],
      ['<Fragment tag="ringside-workouts" limit="two" />', 'two'],
      ['<Fragment tag="ringside-gear-guides" theme="dark" />', 'theme'],
    ],
  },
  'an event of a section has its type where a section sends it and where another receives it': {
    imports: "import { send } from '@ringside/shared/contract';",
    right: [
      "send(document, 'shop:cart-changed', { count: 1, skus: ['a'] })",
      "document.addEventListener('shop:cart-changed', ({ detail }) => detail.count.toFixed())",
      "document.body.addEventListener('shop:attacked', (event) => event.detail)",
      "send(document, 'ringside:ready', { section: 'shop' })",
    ],
    wrong: [
      ["send(document, 'shop:cart-changed', { count: '1', skus: [] })", 'count|string'],
      ["send(document, 'shop:cart-lost', {})", 'shop:cart-lost'],
      ["document.addEventListener('shop:cart-changed', ({ detail }) => detail.price)", 'price'],
    ],
  },
  'a state of a section has its type where another section reads it': {
    imports:
      "import { useSharedState } from '@ringside/shared/section'; import * as z from 'zod/mini';",
    right: [
      "useSharedState('shop:cart', z.array(z.object({ sku: z.string() })))?.[0]?.sku.length",
      "useSharedState('shop:cart', z.array(z.object({ count: z.optional(z.number()) })))?.[0]?.count",
      "useSharedState('shop:attacked', z.unknown())",
    ],
    wrong: [
      ["useSharedState('shop:cart', z.array(z.object({ sku: z.number() })))", 'does not accept'],
      ["useSharedState('shop:cart', z.array(z.object({ count: z.number() })))", 'does not accept'],
      ["useSharedState('shop:carts', z.unknown())", 'shop:carts'],
      ["useSharedState('shop:cart', z.array(z.object({ sku: z.string() })))?.[0]?.price", 'price'],
    ],
  },
};

const fileOf = (index: number) => `views${index}.tsx`;

/** Returns the errors of `tsc` in one file for each check, whose first line has the imports. */
async function typeCheck(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ringside-'));
  await symlink(join(workspace, 'node_modules'), join(folder, 'node_modules'));
  await writeFragmentTypes(join(folder, 'elements'), 'shop', [], [SHOP], [], STATES);
  await mkdir(join(folder, 'src', 'node_modules'), { recursive: true });
  await symlink(join(workspace, 'shared/node_modules/zod'), join(folder, 'src/node_modules/zod'));
  for (const [index, { imports = '', right, wrong }] of Object.values(CHECKED).entries()) {
    const lines = [...right, ...wrong.map(([code]) => code)].map(
      (code, line) => `export const View${line} = () => ${code};`,
    );
    const imported = `import { Fragment } from '@ringside/shared/section'; ${imports}`;
    await writeFile(join(folder, 'src', fileOf(index)), [imported, ...lines].join('\n'));
  }

  const config = {
    extends: join(workspace, 'tsconfig.json'),
    include: ['src', 'elements', join(workspace, 'shared/elements')],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(workspace, 'node_modules/typescript/bin/tsc');
  const printed = await new Promise<string>((resolve) => {
    execFile(process.execPath, [tsc, '-p', folder], (_, stdout) => resolve(stdout));
  });
  return printed.split('\n').filter((line) => line.includes('error'));
}

// The compiler reads the whole kit, so it runs once for all checks.
const errors = await typeCheck();

for (const [index, [name, { right, wrong }]] of Object.entries(CHECKED).entries())
  test(name, () => {
    expect(errors.filter((line) => line.includes(fileOf(index)))).toEqual(
      wrong.map(([, message], line) =>
        expect.stringMatching(`views${index}\\.tsx\\(${right.length + line + 2},.*(?:${message})`),
      ),
    );
  });

test('the compiler finds no other error', () => {
  const wrong = Object.values(CHECKED).flatMap((checked) => checked.wrong);
  expect(errors).toHaveLength(wrong.length);
});

test('a build that reads what a section offers, while another writes it, gets the old list whole', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ringside-'));
  await writeFragmentTypes(folder, 'shop', ['ringside-shop'], [SHOP], [['ringside-shop', {}]]);
  const reader = await open(join(folder, 'shop.json'));
  await writeFragmentTypes(folder, 'shop', [], [], []);
  const text = await reader.readFile('utf8');
  await reader.close();
  expect(JSON.parse(text)).toEqual({ 'ringside-shop': [{}] });
});
