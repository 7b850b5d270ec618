import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
      error?.code === 1
        ? resolve(stderr)
        : reject(new Error(`status ${error?.code ?? 0}: ${stderr}`)),
    );
  });
}

const RINGSIDE = 'shell/release/cli/bin.js';

const COMMANDS = {
  'ringside build': () => failure([RINGSIDE, 'build', 'fights']),
  'ringside release': () => failure([RINGSIDE, 'release', 'fights', '--to', 'site']),
  'ringside start': () => failure([RINGSIDE, 'start']),
};

async function changed<Result>(
  path: string,
  change: (text: string) => string,
  run: () => Promise<Result>,
) {
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

const PAGE = 'pages/FightsPage.tsx';
const SERVER = 'server.tsx';
const ELEMENTS = 'elements.ts';
const FIGHTS = 'content/fights.ts';
const first = (line: string) => (text: string) => `${line}\n${text}`;
const importing = (name: string) => first(`import { x } from '${name}'; x();`);
const replaced = (old: string, by: string) => (text: string) => text.replace(old, by);

for (const [command, run] of Object.entries(COMMANDS))
  test(
    `${command} shows a syntax error with its place`,
    sampled(command === 'ringside build'),
    async () => {
      const said = await changed(`mf-fights/src/${PAGE}`, first('export const broken = (;'), run);
      expect(said).toContain(`mf-fights/src/${PAGE}:1:24`);
      expect(said).toContain('1 │ export const broken = (;');
      expect(said).not.toContain(workspace);
    },
  );

for (const [what, file, change, said, place] of [
  [
    'a wrong path',
    PAGE,
    importing('./nowhere.ts'),
    "Could not resolve './nowhere.ts'",
    `${PAGE}:1:19`,
  ],
  [
    'a wrong package',
    PAGE,
    importing('no-such'),
    'failed to resolve import "no-such"',
    `${PAGE}:1`,
  ],
  ['a wrong export', PAGE, importing('@ringside/shared/no'), '"./no" is not exported', `${PAGE}:1`],
  [
    'what server.tsx throws',
    SERVER,
    first("throw new Error('boom');"),
    'boom\n    at ',
    `${SERVER}:1:7`,
  ],
  ['invalid content', FIGHTS, replaced("-10-18'", "-10-78'"), 'fights[0].date: ', `${FIGHTS}:`],
  [
    'another name',
    SERVER,
    replaced("name: 'fights'", "name: 'gear'"),
    "write name: 'fights', as in",
    SERVER,
  ],
  [
    'a missing export',
    SERVER,
    replaced('export ', ''),
    'must export section: export const',
    SERVER,
  ],
  [
    'an attribute that is offered, but not described',
    ELEMENTS,
    replaced('limit: { type:', 'most: { type:'),
    '<ringside-fight-list>: choices: limit="1": add limit to attributes, with a description.',
    `${ELEMENTS}:9`,
  ],
  [
    'a set of attributes that its loader refuses',
    ELEMENTS,
    replaced('choices: () => [{},', "choices: () => [{}, { limit: '0' },"),
    'load refuses {"limit":"0"}, which choices or onSite of <ringside-fight-list> has: ',
    `${ELEMENTS}:`,
  ],
  [
    'a picture that is not there',
    PAGE,
    replaced('<Fragment', '<img src="/assets/nope.jpg" alt="" /><Fragment'),
    'fights: /fights shows /assets/nope.jpg, which no release has. Import the file',
    `${PAGE}:`,
  ],
  [
    'a picture that the policy does not allow',
    SERVER,
    replaced("policy: [{ directive: 'img-src', description: 'Pictures.' }],", ''),
    "partners who show <ringside-fights> must allow img-src. Add { directive: 'img-src', ",

    'pages.ts:',
  ],
  [
    'a view with a button and client: false',
    'components/FightList.tsx',
    replaced('</Names>', '<button type="button">Remind me</button></Names>'),
    "elements.ts: 'ringside-fight-list' has client: false, but its view shows a control",
    `${ELEMENTS}:9`,
  ],
  [
    'an element that its section does not offer',
    PAGE,
    replaced('category="Fight Analysis,', 'category="Fight Analyses,'),
    'category has only the values "Breaking News", "Fight News", ',
    `${PAGE}:32`,
  ],
  [
    'CSS that does not end',
    'styles.css',
    (text: string) => `${text}.a {`,
    'Missing closing } at .a',
    'styles.css',
  ],
  ['a page that throws', PAGE, replaced('later.map', 'later.none.map'), 'undefined', `${PAGE}:`],
  [
    'a picture that is not drawn',
    'load/listedFight.ts',
    replaced('posterName(fight.fighters)', "'cutman'"),
    'There is no picture "cutman". Choose from ',
    'load/listedFight.ts:',
  ],
] as const)
  test(`${what} is reported with its file`, sampled(what === 'invalid content'), async () => {
    const message = await changed(`mf-fights/src/${file}`, change, COMMANDS['ringside build']);
    expect(message).toContain(said);
    expect(message).toContain(`mf-fights/src/${place}`);
    expect(message).not.toContain(workspace);
  });

test('a folder that another branch left behind is no section', sampled(false), async () => {
  await mkdir(join(workspace, 'mf-ghost', 'dist'), { recursive: true });
  await expect(failure([RINGSIDE, 'build', 'ghost'])).rejects.toThrow(
    'status 2: There is no section "ghost".',
  );
});

test('a deleted section that the workspace still lists is named', sampled(false), async () => {
  const list = replaced('"mf-news",', '"mf-news", "mf-ghost",');
  await expect(changed('package.json', list, COMMANDS['ringside build'])).rejects.toThrow(
    'status 2: Remove mf-ghost from workspaces in package.json: it has no package.json.',
  );
});

test('a text that is no article is reported with its file', sampled(false), async () => {
  const text = join(workspace, 'mf-news/src/content/articles/a-close-fight.md');
  await writeFile(text, '');
  const said = await failure([RINGSIDE, 'build', 'news']).finally(() => rm(text));
  expect(said).toContain(
    'mf-news/src/content/articles/a-close-fight.md is not read. Name it .html',
  );
});

test('an article of a future day is built, with a warning', sampled(false), async () => {
  const article = 'mf-news/src/content/articles/skip-for-your-feet-not-your-lungs.html';
  const later = (text: string) => text.replace(/^date: .+/m, 'date: Jan 1, 2100');
  await expect(changed(article, later, () => failure([RINGSIDE, 'build', 'news']))).rejects.toThrow(
    `status 0: ${article}:7: date: Jan 1, 2100 is in the future, but the article shows at once`,
  );
});

test('an invalid article is reported with its file and line', sampled(false), async () => {
  const article = 'mf-news/src/content/articles/skip-for-your-feet-not-your-lungs.html';
  const misspell = (text: string) => text.replace(/^author: /m, 'author: by: ');
  const said = await changed(article, misspell, () => failure([RINGSIDE, 'build', 'news']));
  expect(said).toMatch(
    /^mf-news\/.+\.html: write valid YAML: .+ at line \d+, .+:\n\nauthor: by: .+\n +\^$/m,
  );
});
