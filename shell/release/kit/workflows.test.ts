/**
 * The workflows of this repository and of a new one, executed step by step in temporary folders. Only external actions,
 * such as checkout, are not executed, and `npm test` of this repository, which these tests are part of.
 */
import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { createRepository } from '../create/createRepository.ts';
import { directoryStore } from '../stores/directory.ts';
import { workspaceRoot } from '../support/workspace.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { sampled } from '../testing/sampled.ts';
import { releaseSamples } from '../testing/samples.ts';
import { contextsOf, readWorkflow, runJob, type Workflow } from '../testing/workflow.ts';
import { packKit } from './packKit.ts';

// npm installs a whole repository, twice or more.
vi.setConfig({ testTimeout: 1_200_000 });

const run = promisify(execFile);

const OF_SECTION = await readWorkflow(join(workspaceRoot, 'shell/release/create/repository'));
const OF_SITE = await readWorkflow(workspaceRoot);

test.each([
  ['this repository', OF_SITE],
  ['a new repository', OF_SECTION],
])('the workflow of %s has no logic of its own', (_, { jobs }) => {
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  for (const { uses = '', run = '' } of steps) {
    if (uses) expect(['actions/checkout@v4', 'actions/setup-node@v4']).toContain(uses);
    else expect(run).toMatch(/^(npm ci|npm test|npx ringside [^|;&\n]+|gh pr comment [^|;&\n]+)$/);
  }
  // Nothing is planned or released that was not tested.
  expect([jobs.plan?.needs, jobs.release?.needs]).toEqual(['test', 'test']);
});

test('nothing is planned for forks, which get no secrets, nor released without a target', async () => {
  // An empty one, in case that a condition is wrong and the job runs.
  const folder = await temporaryFolder();
  const said = join(folder, 'comments.md');
  const { github } = contextsOf('pull_request', 'x');
  const fork = { number: 7, pull_request: { head: { repo: { full_name: 'other/site' } } } };
  for (const workflow of [OF_SITE, OF_SECTION])
    for (const [job, contexts] of [
      ['plan', { ...contextsOf('pull_request', 'x'), github: { ...github, event: fork } }],
      ['plan', contextsOf('pull_request', '')],
      ['plan', contextsOf('push', 'x')],
      ['release', contextsOf('push', '')],
      ['release', contextsOf('pull_request', 'x')],
    ] as const)
      expect(await runJob(workflow, job, folder, contexts, said)).toBeUndefined();
});

/** Runs the jobs of a workflow in a folder, against a site. */
function runner(workflow: Workflow, folder: string, site: string, said: string) {
  return async (event: 'push' | 'pull_request', job: string) => {
    const ran = await runJob(workflow, job, folder, contextsOf(event, site), said);
    return ran ?? { ok: false, output: 'The job was left out.', steps: [], actions: [] };
  };
}

const SETUP = ['actions/checkout@v4', 'actions/setup-node@v4'];

test('a new repository tests, plans and releases as its workflow says', sampled(false), async () => {
  const [kit, place] = [await temporaryFolder(), await temporaryFolder()];
  await packKit(kit);
  const [folder, site, said] = ['ring-walks', 'site', 'comments.md'].map((name) => join(place, name)) as [
    string,
    string,
    string,
  ];
  const store = directoryStore(site);
  await releaseSamples(store);
  await createRepository('ring-walks', folder, kit);
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
  const on = runner(await readWorkflow(folder), folder, site, said);
  const page = async () => Buffer.from((await store.read('ring-walks/index.html')) ?? '').toString();

  const tested = await on('push', 'test');
  expect(tested.output).toMatch(/Tests +3 passed/);
  expect(tested.output).toContain('the page shows every entry below its one heading');
  expect(tested).toMatchObject({ ok: true, steps: ['npm ci', 'npm test'], actions: SETUP });

  expect(await on('pull_request', 'plan')).toMatchObject({ ok: true, actions: SETUP });
  const comment = await readFile(said, 'utf8');
  expect(comment).toMatch(
    /^gh pr comment 7 --body-file plan\.md with token-of-the-run\nThis would be released /,
  );
  expect(comment).toContain('new: /ring-walks');
  expect(await page()).toBe('');

  expect(await on('push', 'release')).toMatchObject({ ok: true, actions: SETUP });
  expect(await page()).toContain('Write the entries');

  const entries = join(folder, 'src/content/entries.ts');
  const change = async (from: string, to: string) =>
    writeFile(entries, (await readFile(entries, 'utf8')).replace(from, to));
  await change('Write the entries', 'Walk to the ring');
  expect(await on('push', 'release')).toMatchObject({ ok: true });
  expect(await page()).toContain('Walk to the ring');

  await run('npx', ['ringside', 'rollback', 'ring-walks', '--to', site], { cwd: folder });
  const again = await on('push', 'release');
  expect(again.output).toMatch(/ring-walks \w+ was rolled back\. .+\nNothing to release\.\n$/);
  expect(await page()).toContain('Write the entries');

  const table = join(folder, 'src/pages.ts');
  await writeFile(table, (await readFile(table, 'utf8')).replace("'/ring-walks'", "'/gear'"));
  await writeFile(said, '');
  expect(await on('pull_request', 'plan')).toMatchObject({ ok: false });
  const refusal = await readFile(said, 'utf8');
  expect(refusal).toContain('**This would be refused**');
  expect(refusal).toContain('(duplicate-route)');
});

test('this repository plans and releases as its workflow says', sampled(false), async () => {
  const place = await temporaryFolder();
  const [folder, site, said] = ['ringside', 'site', 'comments.md'].map((name) => join(place, name)) as [
    string,
    string,
    string,
  ];
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: workspaceRoot,
    maxBuffer: 2 ** 26,
  });
  for (const file of stdout.split('\0').filter(Boolean)) {
    await cp(join(workspaceRoot, file), join(folder, file), { recursive: true });
  }
  const on = runner(OF_SITE, folder, site, said);
  expect(OF_SITE.jobs.test?.steps.map((step) => step.run ?? step.uses)).toEqual([
    ...SETUP,
    'npm ci',
    'npm test',
  ]);

  const first = await on('push', 'release');
  expect(first.output).toMatch(/Released shell \w+\./);
  expect(first).toMatchObject({ ok: true, actions: SETUP });

  const article = join(folder, 'mf-news/src/content/articles/the-last-two-kilos.html');
  await writeFile(article, (await readFile(article, 'utf8')).replace('</p>', '</p>\n<p>One more line.</p>'));
  expect(await on('pull_request', 'plan')).toMatchObject({ ok: true, actions: SETUP });
  expect(await readFile(said, 'utf8')).toContain('+ One more line.');

  const second = await on('push', 'release');
  expect(second.output.match(/^Released \w+/gm)).toEqual(['Released news']);
  expect(second.output.match(/is live already/g)).toHaveLength(4);
});
