import { execFile } from 'node:child_process';
import { mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

/** The output of `tsc` about one component a line. */
async function typeCheck(components: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ringside-'));
  await symlink(join(workspace, 'node_modules'), join(folder, 'node_modules'));
  const lines = components.map(
    (component, index) => `export const View${index} = () => ${component};`,
  );
  const imported = "import { Fragment } from '@ringside/shared/section';";
  await writeFile(join(folder, 'views.tsx'), [imported, ...lines].join('\n'));
  const config = {
    extends: join(workspace, 'tsconfig.json'),
    include: ['*', join(workspace, 'shared/elements')],
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
