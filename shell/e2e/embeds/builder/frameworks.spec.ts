/** The examples of the reference compile in each framework, and in strict TypeScript with the types that the site offers. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { workspaceRoot } from '@ringside/release/workspace';
import { compile } from 'svelte/compiler';
import { compileScript, compileTemplate, parse } from 'vue/compiler-sfc';
import { FRAMEWORKS } from '../../../src/builder/about/frameworks.ts';
import { elementOf, test } from './printed.ts';

/** An element with a number among its attributes. */
const TAG = 'ringside-workouts';

test('the examples for React, Vue, Svelte and Angular compile with our types', async ({
  printed,
  request,
}) => {
  // The compiler reads some hundred files.
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), 'ringside-examples-'));
  await mkdir(join(folder, 'types'));
  for (const name of ['html', 'react', 'vue', 'svelte']) {
    const path = `types/${name}.d.ts`;
    await writeFile(join(folder, path), await (await request.get(`/embed/${path}`)).text());
  }
  for (const [framework, example] of Object.entries(FRAMEWORKS)) {
    const code = example(elementOf(printed, TAG), { limit: '2' });
    const file = `${framework}.${framework === 'React' ? 'tsx' : 'ts'}`;
    await writeFile(join(folder, file), TYPED[framework]?.(code) ?? code);
  }
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
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
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  await symlink(join(workspaceRoot, 'node_modules'), join(folder, 'node_modules'));
  const tsc = join(workspaceRoot, 'node_modules/.bin/tsc');
  const options = ['-p', folder, '--pretty', 'false'];
  const { stdout } = await promisify(execFile)(tsc, options).catch((error: { stdout: string }) => error);
  await rm(folder, { recursive: true });
  expect(stdout).toBe('');
});

/** Templates that TypeScript cannot read: their compiler accepts them, and their attributes have the types that we offer. */
const TYPED: Readonly<Record<string, (code: string) => string>> = {
  Vue(code) {
    const { descriptor, errors } = parse(code);
    const { content: script } = compileScript(descriptor, { id: 'example' });
    const source = descriptor.template?.content ?? '';
    const compiled = compileTemplate({ id: 'example', filename: 'Example.vue', source });
    expect([...errors, ...compiled.errors]).toEqual([]);
    expect(script).toContain("import './types/vue.js'");
    expect(source).toContain(':limit="2"');
    return `import './types/vue.js';
      import type { GlobalComponents } from 'vue';
      export const props: InstanceType<GlobalComponents['${TAG}']>['$props'] = { limit: 2 };`;
  },
  Svelte(code) {
    expect(compile(code, { generate: 'client' }).warnings).toEqual([]);
    expect(code).toContain('limit={2}');
    return `import './types/svelte.js';
      export const props: svelteHTML.IntrinsicElements['${TAG}'] = { limit: 2 };`;
  },
};
