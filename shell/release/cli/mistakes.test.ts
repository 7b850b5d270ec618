import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyWorkspace } from '../testing/copyWorkspace.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { sampled } from '../testing/sampled.ts';

const workspace = await temporaryFolder();
await copyWorkspace(workspace, { isBuilt: true });

function failure(command: readonly string[], cwd = workspace): Promise<string> {
  return new Promise((resolve, reject) => {
    const [bin = '', ...parameters] = command;
    const file = join(workspace, bin);
    const env = { ...process.env, PORT: '0' };
    execFile(process.execPath, [file, ...parameters], { cwd, env }, (error, _, stderr) =>
      error?.code === 1 ? resolve(stderr) : reject(new Error(`status ${error?.code ?? 0}: ${stderr}`)),
    );
  });
}

const COMMANDS = {
  'ringside build': () => failure(['shell/release/cli/bin.js', 'build', 'fights']),
  'ringside release': () => failure(['shell/release/cli/bin.js', 'release', 'fights', '--to', 'site']),
  'ringside start': () => failure(['shell/release/cli/bin.js', 'start']),
  'npm run build': () => failure(['shared/build/bin.js'], join(workspace, 'mf-fights')),
};

async function changed<Result>(path: string, change: (text: string) => string, run: () => Promise<Result>) {
  const file = join(workspace, path);
  const before = await readFile(file, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  await writeFile(file, after);
  try {
    return await run();
  } finally {
    await writeFile(file, before);
  }
}

const PAGE = 'mf-fights/src/pages/FightsPage.tsx';
const SERVER = 'mf-fights/src/server.tsx';
const first = (line: string) => (text: string) => `${line}\n${text}`;
const last = (line: string) => (text: string) => `${text}${line}\n`;
const without = (line: string) => (text: string) => text.replace(line, '');

for (const [command, run] of Object.entries(COMMANDS))
  test(
    `${command} shows a syntax error with its file, line and code`,
    sampled(command === 'ringside build'),
    async () => {
      const said = await changed(PAGE, first('export const broken = (;'), run);
      expect(said).toContain(`${PAGE}:1:24`);
      expect(said).toContain('1 │ export const broken = (;');
      expect(said).not.toContain(workspace);
    },
  );

for (const [what, file, change, said] of [
  [
    'an import of a wrong path',
    PAGE,
    first("import { x } from './nowhere.ts'; x();"),
    /Could not resolve '\.\/nowhere\.ts'[\s\S]+mf-fights\/src\/pages\/FightsPage\.tsx:1:19/,
  ],
  [
    'an import of a wrong name',
    PAGE,
    first("import { x } from '../pages.ts'; x();"),
    /"x" is not exported by[\s\S]+mf-fights\/src\/pages\/FightsPage\.tsx:1:10/,
  ],
  [
    'an import of a wrong package',
    PAGE,
    first("import { x } from 'no-such'; x();"),
    /failed to resolve import "no-such"[\s\S]+at mf-fights\/src\/pages\/FightsPage\.tsx:1/,
  ],
  [
    'an import of a wrong export',
    PAGE,
    first("import { x } from '@ringside/shared/no'; x();"),
    /"\.\/no" is not exported[\s\S]+at mf-fights\/src\/pages\/FightsPage\.tsx:1/,
  ],
  [
    'what server.tsx throws',
    SERVER,
    last("throw new Error('boom');"),
    /^boom\n {4}at mf-fights\/src\/server\.tsx:\d+:7$/m,
  ],
  [
    'invalid content',
    'mf-fights/src/content/fights.ts',
    (text: string) => text.replace("'2025-10-18'", "'2025-10-78'"),
    /^Content does not fit: fights\[0\]\.date: .+\n {4}at mf-fights\/src\/content\/fights\.ts:\d+:\d+$/m,
  ],
  [
    'a missing export',
    SERVER,
    without('export '),
    /^mf-fights\/src\/server\.tsx must export section: export const section = createSection\(\{ … \}\)\.$/m,
  ],
  [
    'an element without choices',
    'mf-fights/src/elements.ts',
    without('    choices: () => [{}, ...limitsOf(fights)],\n'),
    /^mf-fights\/src\/elements\.ts:15: <ringside-fight-list> has no choices\. Write choices: .+\.$/m,
  ],
  [
    'an attribute that is offered, but not described',
    'mf-fights/src/elements.ts',
    without('   * @attr {number} [limit] - How many fights, soonest first; by default, all.\n'),
    /^mf-fights\/src\/elements\.ts:14: the choices of <ringside-fight-list> have the attribute "limit", .+ @attr \{string\} \[limit\] - .+$/m,
  ],
  [
    'a set of attributes that its loader refuses',
    'mf-fights/src/elements.ts',
    (text: string) => text.replace('choices: () => [{},', "choices: () => [{}, { limit: 'two' },"),
    /^load refuses \{"limit":"two"\}, which choices or onSite at mf-fights\/src\/elements\.ts:15 has: .+ must be a whole number/m,
  ],
  [
    'a picture that is not there',
    PAGE,
    (text: string) => text.replace('<Fragment', '<img src="/assets/nope.jpg" alt="" /><Fragment'),
    /^the view shows \/assets\/nope\.jpg, which the build does not write\. .+\n {4}at mf-fights\/src\/pages\.ts:\d+$/m,
  ],
  [
    'a picture for which no line names the source',
    'mf-fights/src/pages.ts',
    without(' * @csp img-src - Pictures.\n'),
    /^partners who show <ringside-fights> must allow img-src\. Write \* @csp img-src - Pictures\. .+\n {4}at mf-fights\/src\/pages\.ts:\d+$/m,
  ],
  [
    'a view with a button and client: false',
    'mf-fights/src/components/FightList.tsx',
    (text: string) => text.replace('</Names>', '<button type="button">Remind me</button></Names>'),
    /^elements\.ts: 'ringside-fight-list' has client: false, but its view shows a control.+\n {4}at mf-fights\/src\/elements\.ts:15$/m,
  ],
  [
    'a page that cannot be rendered',
    PAGE,
    (text: string) => text.replace('later.map', 'later.none.map'),
    /undefined.+\n {4}at mf-fights\/src\/pages\/FightsPage\.tsx:\d+:\d+$/m,
  ],
  [
    'a picture that is not drawn',
    'mf-fights/src/load/bill.ts',
    (text: string) => text.replace('posterName(fight.fighters)', "'cutman'"),
    /^\/fights: There is no picture "cutman"\. Choose from .+, or add it to .+\n {4}at mf-fights\/src\/load\/bill\.ts:\d+:\d+$/m,
  ],
] as const)
  test(`${what} is reported with its file`, sampled(what === 'invalid content'), async () => {
    const message = await changed(file, change, COMMANDS['ringside build']);
    expect(message.trim()).toMatch(said);
    expect(message).not.toContain(workspace);
  });

test('a folder that another branch left behind is no section', sampled(false), async () => {
  await mkdir(join(workspace, 'mf-ghost', 'dist'), { recursive: true });
  await expect(failure(['shell/release/cli/bin.js', 'build', 'ghost'])).rejects.toThrow(
    'status 2: There is no section "ghost".',
  );
});

test('an invalid article is reported with its file and line', sampled(false), async () => {
  const article = 'mf-news/src/content/articles/skip-for-your-feet-not-your-lungs.html';
  const said = await changed(
    article,
    (text) => text.replace(/^author: /m, 'author: by: '),
    () => failure(['shell/release/cli/bin.js', 'build', 'news']),
  );
  expect(said).toMatch(
    new RegExp(`^${article}: write valid YAML: .+ at line \\d+, column \\d+:\n\nauthor: by: .+\n +\\^$`, 'm'),
  );
});
