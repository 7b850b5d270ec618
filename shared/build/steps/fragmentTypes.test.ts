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

/**
 * Returns what `tsc` prints about the components. Each component is one line of the checked file.
 */
async function typeCheck(components: readonly string[], first = ''): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ringside-'));
  await symlink(join(workspace, 'node_modules'), join(folder, 'node_modules'));
  const lines = components.map(
    (component, index) => `export const View${index} = () => ${component};`,
  );
  const imported = "import { Fragment } from '@ringside/shared/section';";
  await writeFragmentTypes(join(folder, 'elements'), 'shop', [], [SHOP], [], STATES);
  await mkdir(join(folder, 'src', 'node_modules'), { recursive: true });
  await symlink(join(workspace, 'shared/node_modules/zod'), join(folder, 'src/node_modules/zod'));
  await writeFile(join(folder, 'src', 'views.tsx'), [imported + first, ...lines].join('\n'));
  const config = {
    extends: join(workspace, 'tsconfig.json'),
    include: ['src', 'elements', join(workspace, 'shared/elements')],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(workspace, 'node_modules/typescript/bin/tsc');
  return new Promise((resolve) => {
    execFile(process.execPath, [tsc, '-p', folder], (_, stdout) => resolve(stdout));
  });
}

test('a fragment takes the tags, attributes and values that its section has released', async () => {
  const right = [
    '<Fragment tag="ringside-article-list" category="Training" class="wide" />',
    '<Fragment tag="ringside-article-list" category="Fight Analysis, Fight News" />',
    '<Fragment tag="ringside-article-link" fighter="Tobias" />',
    '<Fragment tag="ringside-workouts" limit="2" />',
    '<Fragment tag="ringside-countdown" fight="next" look="card" />',
  ];
  const wrong = [
    ['<Fragment tag="ringside-article-lists" />', 'ringside-article-lists'],
    ['<Fragment tag="ringside-article-list" category="Trainning" />', 'Trainning'],
    ['<Fragment tag="ringside-workouts" limits="2" />', 'limits'],
    ['<Fragment tag="ringside-workouts" limit="two" />', 'two'],
    ['<Fragment tag="ringside-gear-guides" theme="dark" />', 'theme'],
  ];
  const output = await typeCheck([...right, ...wrong.map(([component = '']) => component)]);
  const errors = output.split('\n').filter((line) => line.includes('error'));
  expect(errors).toEqual(
    wrong.map(([, name = ''], index) =>
      expect.stringMatching(`^.*views\\.tsx\\(${right.length + index + 2},.*"?${name}`),
    ),
  );
});

test('an event of a section has its type where a section sends it and where another receives it', async () => {
  const imported = " import { send } from '@ringside/shared/contract';";
  const right = [
    "send(document, 'shop:cart-changed', { count: 1, skus: ['a'] })",
    "document.addEventListener('shop:cart-changed', ({ detail }) => detail.count.toFixed())",
    "document.body.addEventListener('shop:attacked', (event) => event.detail)",
    "send(document, 'ringside:ready', { section: 'shop' })",
  ];
  const wrong = [
    ["send(document, 'shop:cart-changed', { count: '1', skus: [] })", 'count|string'],
    ["send(document, 'shop:cart-lost', {})", 'shop:cart-lost'],
    ["document.addEventListener('shop:cart-changed', ({ detail }) => detail.price)", 'price'],
  ];
  const output = await typeCheck([...right, ...wrong.map(([code = '']) => code)], imported);
  const errors = output.split('\n').filter((line) => line.includes('error'));
  expect(errors).toEqual(
    wrong.map(([, name = ''], index) =>
      expect.stringMatching(`^.*views\\.tsx\\(${right.length + index + 2},.*(?:${name})`),
    ),
  );
});

test('a state of a section has its type where another section reads it', async () => {
  const imported =
    " import { useSharedState } from '@ringside/shared/section'; import * as z from 'zod/mini';";
  const right = [
    "useSharedState('shop:cart', z.array(z.object({ sku: z.string() })))?.[0]?.sku.length",
    "useSharedState('shop:cart', z.array(z.object({ count: z.optional(z.number()) })))?.[0]?.count",
    "useSharedState('shop:attacked', z.unknown())",
  ];
  const wrong = [
    ["useSharedState('shop:cart', z.array(z.object({ sku: z.number() })))", 'does not accept'],
    ["useSharedState('shop:cart', z.array(z.object({ count: z.number() })))", 'does not accept'],
    ["useSharedState('shop:carts', z.unknown())", 'shop:carts'],
    ["useSharedState('shop:cart', z.array(z.object({ sku: z.string() })))?.[0]?.price", 'price'],
  ];
  const output = await typeCheck([...right, ...wrong.map(([code = '']) => code)], imported);
  const errors = output.split('\n').filter((line) => line.includes('error'));
  expect(errors).toEqual(
    wrong.map(([, name = ''], index) =>
      expect.stringMatching(`^.*views\\.tsx\\(${right.length + index + 2},.*(?:${name})`),
    ),
  );
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
