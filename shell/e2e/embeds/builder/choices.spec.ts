/** What the builder prints for every element and every choice of its attributes compiles, and runs under the printed policy. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { workspaceRoot } from '@ringside/release/workspace';
import { snippetOf } from '../../../src/builder/snippets/snippets.ts';
import { sampled } from '../../support/sample.ts';
import { type AppKind, bundleApp, typedSource } from './partnerApps.ts';
import { elementOf, everything, forbidden, joined, OWN_SCRIPT, print, test, works } from './printed.ts';

const KINDS: readonly AppKind[] = ['react', 'vue', 'svelte', 'angular'];

test('all lines for React, Vue, Svelte and Angular compile in strict TypeScript with the types we offer', async ({
  printed,
  request,
}) => {
  // The compiler reads some hundred files.
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), 'ringside-lines-'));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  for (const name of ['html', 'react', 'vue', 'svelte'])
    await write(`types/${name}.d.ts`, await (await request.get(`/embed/types/${name}.d.ts`)).text());
  let count = 0;
  for (const [index, { element, attributes }] of everything(printed).entries()) {
    for (const kind of KINDS) {
      const lines = snippetOf(kind, {
        catalogue: printed,
        element,
        attributes,
        properties: {},
        isPinned: index % 2 === 1,
      });
      await write(
        `${kind}${index}.${kind === 'react' ? 'tsx' : 'ts'}`,
        typedSource(kind, lines, element.tag),
      );
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(100);
  await write(
    'wrong.tsx',
    'import \'./types/react.js\'; export const Wrong = () => <ringside-workouts limit="1" />;',
  );
  await write('package.json', '{ "type": "module" }');
  await write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
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
      },
    }),
  );
  await symlink(join(workspaceRoot, 'node_modules'), join(folder, 'node_modules'));
  const tsc = join(workspaceRoot, 'node_modules/.bin/tsc');
  const { stdout } = await promisify(execFile)(tsc, ['-p', folder, '--pretty', 'false']).catch(
    (error: { stdout: string }) => error,
  );
  await rm(folder, { recursive: true });
  const found = stdout.split('\n').filter((line) => /^\S/.test(line));
  expect(found).toEqual([expect.stringMatching(/wrong\.tsx.*not assignable to type 'number'/)]);
});

for (const kind of KINDS) {
  test(
    `the ${kind} lines of every choice run under the printed policy, and add one script`,
    sampled(false),
    async ({ page, context, partner, printed }) => {
      // A page for each choice.
      test.setTimeout(600_000);
      await context.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }));
      const all = everything(printed);
      const lines = all.map(({ element, attributes }) => print(printed, kind, element, attributes));
      partner.put(
        '/app.js',
        await bundleApp(
          kind,
          lines.map((each) => each.lines),
        ),
      );
      const said = await forbidden(page);
      for (const [index, { element, attributes }] of all.entries()) {
        const policy = lines[index]?.policy.map((each) => each.replace('script-src', OWN_SCRIPT[kind])) ?? [];
        const body = '<div id="app"></div><script type="module" src="/app.js"></script>';
        // An address of its own, because another hash alone would not load the page again.
        await page.goto(`${partner.put(`/${index}`, { body, policy: joined(...policy) })}#${index}`);
        const name = `${element.tag} ${JSON.stringify(attributes)}`;
        await expect
          .poll(
            () =>
              page.evaluate((tag) => document.querySelector(tag)?.shadowRoot?.childElementCount, element.tag),
            { message: name },
          )
          .toBeGreaterThan(0);
        expect(
          (await said()).filter(([how]) => how === 'enforce'),
          name,
        ).toEqual([]);
      }
    },
  );

  test(`a component for ${kind} that mounts twenty times adds its script once`, async ({
    page,
    partner,
    printed,
  }) => {
    const { lines } = print(printed, kind, elementOf(printed, 'ringside-countdown'), {
      look: 'line',
      fight: '1',
    });
    partner.put('/app.js', await bundleApp(kind, [lines]));
    await page.goto(partner.put('/', '<div id="app"></div><script type="module" src="/app.js"></script>'));
    await works(page.locator('ringside-countdown'), 'ringside-countdown');
    for (let times = 0; times < 20; times += 1) {
      await page.evaluate(() => {
        document
          .querySelector('#app')
          ?.replaceWith(Object.assign(document.createElement('div'), { id: 'app' }));
        (globalThis as unknown as { mount(index: number): unknown }).mount(0);
      });
      await expect(page.locator('ringside-countdown [part~="label"]').first()).not.toBeEmpty();
    }
    await expect(page.locator('script[src*="/embed/countdown"]')).toHaveCount(1);
  });
}
