/** What the builder prints for every element and every choice of its attributes compiles, runs under the printed policy, and moves nothing. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { workspaceRoot } from '@ringside/release/workspace';
import { ruleOf } from '../../../src/builder/snippets/properties.ts';
import { snippetOf } from '../../../src/builder/snippets/snippets.ts';
import { sampled } from '../../support/sample.ts';
import { configurationsOf } from '../configurations.ts';
import { type AppKind, bundleApp, typedSource } from './partnerApps.ts';
import {
  elementOf,
  forbidden,
  joined,
  OWN_SCRIPT,
  type Printed,
  print,
  site,
  test,
  works,
} from './printed.ts';

const KINDS: readonly AppKind[] = ['react', 'vue', 'svelte', 'angular'];

/** Every element with every choice. */
const everything = (printed: Printed) =>
  printed.elements.flatMap((element) =>
    configurationsOf(element).map((attributes) => ({ element, attributes })),
  );

test('all lines for React, Vue, Svelte and Angular compile in strict TypeScript with the types we offer', async ({
  printed,
  request,
}) => {
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
      test.setTimeout(300_000);
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
        await page.goto('about:blank');
        await page.goto(`${partner.put('/', { body, policy: joined(...policy) })}#${index}`);
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

/** A look, a form, a list and a page. */
const SAMPLE = ['ringside-countdown', 'ringside-newsletter', 'ringside-workouts', 'ringside-fights'];
const HEIGHT = 800;

for (const [which, isInSample] of [
  ['a few elements', true],
  ['every choice', false],
] as const)
  test(
    `with the printed rule the page below does not move when ${which} arrive`,
    sampled(isInSample),
    async ({ page, partner, printed }) => {
      test.setTimeout(600_000);
      const all = everything(printed).filter(({ element, attributes }) =>
        ruleOf({ element, attributes, properties: {} }),
      );
      const chosen = isInSample
        ? SAMPLE.flatMap((tag) => all.filter(({ element }) => element.tag === tag).slice(0, 2))
        : all;
      expect(chosen.length).toBeGreaterThan(5);
      for (const { element, attributes } of chosen) {
        const { lines } = print(printed, 'html', element, attributes);
        partner.put('/own.css', ruleOf({ element, attributes, properties: {} }));
        const head =
          '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/own.css">';
        const below = '<p id="below">What comes after it.</p>';
        const before = partner.put('/before', {
          head,
          body: `<h1>Partner</h1>${lines.replace(/<script.*<\/script>/, '')}${below}`,
        });
        const after = partner.put('/', { head, body: `<h1>Partner</h1>${lines}${below}` });
        const top = () => page.locator('#below').evaluate((node) => node.getBoundingClientRect().top);
        for (const width of isInSample ? [320, 1280] : [320, 768, 1280]) {
          await page.setViewportSize({ width, height: HEIGHT });
          await page.goto(before);
          const reserved = await top();
          await page.goto(after, { waitUntil: 'networkidle' });
          const name = `${element.tag} ${JSON.stringify(attributes)} at ${width} px`;
          // What is below the window before and after is not seen to move.
          expect(Math.min(await top(), HEIGHT), name).toBe(Math.min(reserved, HEIGHT));
        }
      }
    },
  );

test('when Ringside cannot be reached, every element and every frame says so or leads to it', async ({
  page,
  partner,
  printed,
}) => {
  await page.route(`${site()}/**`, (route) => route.abort());
  for (const element of printed.elements) {
    const { tag } = element;
    await page.goto(partner.put('/', print(printed, 'html', element).lines));
    await expect(page.locator(tag).getByRole('link').first(), tag).toBeVisible();
    await page.goto(partner.put('/', print(printed, 'iframe', element).lines));
    await expect(page.getByText('Ringside cannot be reached'), tag).toBeVisible();
  }
  // A form that does not answer says why.
  const bare = print(printed, 'html', elementOf(printed, 'ringside-newsletter'), { look: 'bare' });
  await page.goto(partner.put('/', bare.lines));
  await expect(page.getByText('This form works as soon as Ringside has answered.')).toBeVisible();
  await page.unroute(`${site()}/**`);
  await page.reload();
  await works(page.locator('ringside-newsletter'), 'ringside-newsletter');
  await expect(page.getByText('This form works as soon as Ringside has answered.')).toBeHidden();
});
