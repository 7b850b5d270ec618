import { execFile } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { parseTemplate, TmplAstElement } from '@angular/compiler';
import { unionOf } from '@ringside/shared/contract';
import type { Section } from '@ringside/shared/section/server';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/fixtures.ts';
import { packageFolders, workspaceRoot } from '../../workspace/workspace.ts';
import { typeFiles } from './types.ts';

const elements = (
  await Promise.all(
    [...(await packageFolders()).values()].map(async (folder) => {
      const { section } = await import(join(folder, 'src/server.tsx'));
      return (section as Section).describe();
    }),
  )
).flat();

const TYPES = Object.fromEntries(
  Object.entries(typeFiles(elements)).map(([file, text]) => [`types/${file}`, text]),
);

const USES = {
  'html.ts': `
    import './types/html.js';
    const countdown = document.querySelector('ringside-countdown');
    if (countdown) { countdown.theme = 'dark'; countdown.fight = '1'; countdown.date = null; }
    document.body.addEventListener('ringside:subscribe', (event) => {
      const email: string = event.detail.email;
      event.preventDefault();
      console.log(email);
    });
    // @ts-expect-error
    document.createElement('ringside-newsletter').theme = 'pink';`,
  'react.tsx': `
    import './types/react.js';
    import { useRef } from 'react';
    import type { RingsideCountdownElement } from './types/html.js';
    export function Fight() {
      const countdown = useRef<RingsideCountdownElement>(null);
      return (
        <ringside-countdown ref={countdown} className="x" fight="1" theme="light" onringside-fight-day={(event) => event.detail.date.slice(1)}>
          <a href="/">x</a>
        </ringside-countdown>
      );
    }
    export const News = () => <ringside-news path="/reviews" navigate="inside" />;
    // @ts-expect-error
    export const Pink = () => <ringside-countdown theme="pink" />;`,
  'vue.ts': `
    import './types/vue.js';
    import type { GlobalComponents } from 'vue';
    type Countdown = InstanceType<GlobalComponents['ringside-countdown']>;
    export const props: Countdown['$props'] = { id: 'x', fight: '1', theme: 'dark' };
    // @ts-expect-error
    export const pink: Countdown['$props'] = { theme: 'pink' };
    export const send = (emit: Countdown['$emit'], event: CustomEvent<{ date: string }>) => emit('ringside-fight-day', event);`,
  'svelte.ts': `
    import './types/svelte.js';
    export const countdown: svelteHTML.IntrinsicElements['ringside-countdown'] = {
      id: 'x',
      fight: '1',
      'onringside-fight-day': (event) => event.detail.date.slice(1),
      'on:ringside:fight-day': (event) => event.preventDefault(),
    };
    export const pink: typeof countdown = {
      // @ts-expect-error
      theme: 'pink',
    };`,
};

test('Angular can bind the first name of each event', () => {
  for (const { tagName, events } of elements)
    for (const { name } of events.filter(
      (event) => !event.description.startsWith('The same event'),
    ))
      expect(boundInAngular(tagName, name)).toEqual({ name, target: null });
  // Angular takes the part before a colon for a target, such as `window`.
  expect(boundInAngular('x', 'ringside:ready')).not.toMatchObject({ name: 'ringside:ready' });
});

function boundInAngular(tag: string, event: string) {
  const template = `<${tag} (${event})="run($event)"></${tag}>`;
  const { nodes, errors } = parseTemplate(template, 'page.html');
  const [element] = nodes;
  if (errors || !(element instanceof TmplAstElement)) return { errors };
  const [output] = element.outputs;
  return { name: output?.name, target: output?.target };
}

test('a type that another team wrote cannot end the declaration that it is in', () => {
  const [first] = elements;
  if (!first) throw new Error('There is no element.');
  const attack = 'string}}}} declare global { interface Window { evil: string } }';
  const [attributes, events] = [
    [{ name: 'a', fieldName: 'a', description: 'A.', type: { text: attack } }],
    [{ name: 'a:b', description: 'A.', type: { text: `CustomEvent<${attack}` } }],
  ];
  const files = Object.values(typeFiles([{ ...first, attributes, events }]));
  expect(files.join()).not.toContain('evil');
  expect(files.join()).toContain('(event: CustomEvent) => void');
});

test('a value is written as JSON, whatever it contains', () => {
  const [first] = elements;
  if (!first) throw new Error('There is no element.');
  const type = { text: unionOf(["cutman's", '"; \\ `*/']) };
  const attributes = [{ name: 'a', fieldName: 'a', description: 'A.', type }];
  expect(typeFiles([{ ...first, attributes }])['html.d.ts']).toContain(
    `${String.raw`a: "cutman's" | "\"; \\ `}\`*/" | null`,
  );
});

test('the types accept correct code and reject mistakes, in HTML, React, Vue and Svelte', async () => {
  const folder = await temporaryFolder();
  const config = {
    compilerOptions: {
      strict: true,
      noEmit: true,
      exactOptionalPropertyTypes: true,
      // `nodenext` is stricter than `bundler`.
      module: 'nodenext',
      lib: ['es2022', 'dom'],
      jsx: 'react-jsx',
      types: [],
      skipLibCheck: true,
    },
    files: Object.keys(USES),
  };
  const all = { ...TYPES, ...USES, 'tsconfig.json': JSON.stringify(config) };
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await symlink(join(workspaceRoot, 'node_modules'), join(folder, 'node_modules'));
  const tsc = join(workspaceRoot, 'node_modules/.bin/tsc');
  const { stdout } = await promisify(execFile)(tsc, ['-p', folder]).catch(
    (error: { stdout: string }) => error,
  );
  expect(stdout).toBe('');
});
