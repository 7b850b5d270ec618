/** The examples of the reference compile in each framework, and in strict TypeScript with the types that the site offers. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { workspaceRoot } from '@ringside/release/workspace';
import type { Attributes } from '@ringside/shared/contract';
import { compile } from 'svelte/compiler';
import { compileScript, compileTemplate, parse } from 'vue/compiler-sfc';
import { FRAMEWORKS } from '../../../src/builder/about/frameworks.ts';
import { elementOf, test } from './printed.ts';

const EXAMPLES: readonly (readonly [string, Attributes])[] = [
  ['ringside-countdown', { look: 'card', fight: 'next' }],
  ['ringside-workouts', { limit: '2' }],
];

test('the examples for React, Vue, Svelte and Angular compile with our types', async ({
  printed,
  request,
}) => {
  // The compiler reads some hundred files.
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), 'ringside-examples-'));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  for (const name of ['html', 'react', 'vue', 'svelte'])
    await write(`types/${name}.d.ts`, await (await request.get(`/embed/types/${name}.d.ts`)).text());
  for (const [index, [tag, attributes]] of EXAMPLES.entries())
    for (const [framework, example] of Object.entries(FRAMEWORKS)) {
      const code = example(elementOf(printed, tag), attributes);
      const extension = framework === 'React' ? 'tsx' : 'ts';
      await write(`${framework}${index}.${extension}`, TYPED[framework]?.(code, tag) ?? code);
    }
  await write(
    'wrong.tsx',
    'import \'./types/react.js\'; export const Wrong = () => <ringside-workouts limit="1" />;',
  );
  await write('package.json', '{ "type": "module" }');
  const compilerOptions = {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    noUnusedLocals: true,
    experimentalDecorators: true,
    skipLibCheck: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    lib: ['es2022', 'dom'],
    jsx: 'react-jsx',
    types: [],
  };
  await write('tsconfig.json', JSON.stringify({ compilerOptions }));
  await symlink(join(workspaceRoot, 'node_modules'), join(folder, 'node_modules'));
  const tsc = join(workspaceRoot, 'node_modules/.bin/tsc');
  const { stdout } = await promisify(execFile)(tsc, ['-p', folder, '--pretty', 'false']).catch(
    (error: { stdout: string }) => error,
  );
  await rm(folder, { recursive: true });
  const found = stdout.split('\n').filter((line) => /^\S/.test(line));
  expect(found).toEqual([expect.stringMatching(/wrong\.tsx.*not assignable to type 'number'/)]);
});

/** Templates that TypeScript cannot read: their compiler accepts them, and their attributes have the types that we offer. */
const TYPED: Readonly<Record<string, (code: string, tag: string) => string>> = {
  Vue(code, tag) {
    const { descriptor, errors } = parse(code);
    const { content: script } = compileScript(descriptor, { id: 'example' });
    const source = descriptor.template?.content ?? '';
    const compiled = compileTemplate({ id: 'example', filename: 'Example.vue', source });
    expect([...errors, ...compiled.errors]).toEqual([]);
    expect(script).toContain("import './types/vue.js'");
    return `import './types/vue.js';
      import type { GlobalComponents } from 'vue';
      export const props: InstanceType<GlobalComponents['${tag}']>['$props'] = ${propsIn(source)};`;
  },
  Svelte(code, tag) {
    expect(compile(code, { generate: 'client' }).warnings).toEqual([]);
    return `import './types/svelte.js';
      export const props: svelteHTML.IntrinsicElements['${tag}'] = ${propsIn(code)};`;
  },
};

/** The attributes of our element in a template, as an object literal: `:limit="2"` and `limit={2}` are numbers. */
function propsIn(template: string): string {
  const [tag = ''] = /<ringside-[^>]*/.exec(template) ?? [];
  const props = [...tag.matchAll(/ (:?)([\w-]+)=(?:"([^"]*)"|\{(\d+)\})/g)].map(
    ([, colon, name, text, number]) => `'${name}': ${number ?? (colon ? text : `'${text}'`)}`,
  );
  expect(props.length).toBeGreaterThan(0);
  return `{ ${props.join(', ')} }`;
}
