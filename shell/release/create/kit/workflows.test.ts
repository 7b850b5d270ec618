import { execFile } from 'node:child_process';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { said } from '../../cli/testing/commands.ts';
import { temporaryFolder } from '../../testing/fixtures.ts';
import { isTrue, readWorkflow, type Step } from '../../testing/workflow.ts';
import { workspacePackages, workspaceRoot } from '../../workspace/workspace.ts';

const FILE = '.github/workflows/ci.yml';
const OURS =
  /^node (?:shell\/release|node_modules\/@ringside\/release\/dist)\/cli\/bin\.js |^npx ringside /;

/** A pull request of a user, as GitHub's event describes it. */
const pullRequest = (actor: string, repository = 'o/site') => ({
  ...{ event_name: 'pull_request', actor, repository: 'o/site' },
  event: { number: 7, pull_request: { head: { repo: { full_name: repository } } } },
});
const push = { event_name: 'push', actor: 'anna', repository: 'o/site', event: {} };
const vars = { RINGSIDE_TARGET: 's3://bucket' };

const textOf = (steps: readonly Step[]) => JSON.stringify(steps);

for (const folder of ['.', 'shell/release/create/repository']) {
  const { permissions, jobs } = await readWorkflow(join(workspaceRoot, folder, FILE));
  const { plan, release, comment } = jobs;
  const secret = Object.entries(jobs).filter(([, { steps }]) => textOf(steps).includes('secrets.'));

  test.each([
    ['a pull request of the repository', pullRequest('anna'), vars, 'plan'],
    ['a pull request of a fork', pullRequest('mallory', 'mallory/site'), vars, ''],
    ['a pull request of Dependabot', pullRequest('dependabot[bot]'), vars, ''],
    ['a pull request before there is a site', pullRequest('anna'), {}, ''],
    ['a push to main', push, vars, 'release'],
    ['a push before there is a site', push, {}, ''],
  ])(`in ${folder}, %s gets no more secrets than it needs`, (_, github, variables, expected) => {
    const contexts = { github, vars: variables };
    const ran = secret.filter(([, job]) => isTrue(job.if, contexts)).map(([name]) => name);
    expect(ran.join()).toBe(expected);
  });

  test(`in ${folder}, no job comments without a plan`, () => {
    const after = (plan: object) => isTrue(comment?.if, { needs: { plan } });
    expect(after({ outputs: {} })).toBe(false);
    expect(after({ outputs: { comment: '123' } })).toBe(true);
  });

  test(`in ${folder}, only tested code is released, and only what a job needs is given to it`, () => {
    expect(permissions).toEqual({ contents: 'read' });
    expect(secret.map(([name]) => name)).toEqual(['plan', 'release']);
    const before = jobs[plan?.needs ?? ''];
    expect(before?.needs).toBe('test');
    expect(release?.needs).toBe(plan?.needs);
    expect(comment?.permissions).toEqual({ 'pull-requests': 'write' });
    for (const { steps, env = {} } of Object.values(jobs)) {
      expect(JSON.stringify(env)).not.toContain('secrets.');
      for (const { uses } of steps) if (uses) expect(uses).toMatch(/@[0-9a-f]{40}$/);
    }
  });

  test(`in ${folder}, the jobs with secrets have no sources of sections, no cache, and no foreign command`, () => {
    for (const [name, { steps }] of secret) {
      const [checkout, node, install, ...rest] = steps;
      const patterns = checkout?.with?.['sparse-checkout'] ?? '';
      expect(patterns).toMatch(folder === '.' ? /^\/\*\n!\/mf-\*\/\*\n/ : /^\/package\.json\n/);
      expect(patterns).not.toMatch(/src|mf-\w+/);
      expect(node?.with).not.toHaveProperty('cache');
      expect(install?.run).toBe('npm ci --ignore-scripts');

      // The job downloads a section's files only after everything that the job runs was built.
      const data = rest.findIndex(({ uses }) => uses?.startsWith('actions/download-artifact@'));
      const builds = rest.findIndex(({ run }) => run?.endsWith(' build shell'));
      expect(data).toBe(builds + 1);
      expect(builds).toBe(folder === '.' ? 0 : -1);

      const given = rest.filter((step) => JSON.stringify(step).includes('secrets.'));
      expect(given.map(({ run }) => run?.replace(OURS, '').split(' ')[0])).toEqual([name]);
      for (const { run } of rest) if (run) expect(run).toMatch(/^node /);
    }
  });

  test(`ringside knows the commands of ${folder}`, async () => {
    const commands = Object.values(jobs).flatMap(({ steps }) =>
      steps.flatMap(({ run }) => run ?? []),
    );
    const ours = commands.filter((command) => OURS.test(command));
    expect(ours.length).toBeGreaterThanOrEqual(4);
    for (const command of ours) {
      const [verb = ''] = command.replace(OURS, '').split(' ');
      const { out } = await said([verb, '--help']);
      for (const [option] of command.matchAll(/--\w+/g)) expect(out).toContain(`${option} `);
    }
  });

  test(`three pushes of a pull request of ${folder} make one comment`, async () => {
    const script = comment?.steps.find(({ run }) => run)?.run ?? '';
    const bin = await temporaryFolder();
    const comments = join(bin, 'comments.json');
    const others = [{ id: 1, user: { type: 'User' }, body: '<!-- ringside plan -->, I quote' }];
    await writeFile(comments, JSON.stringify(others));
    await writeFile(join(bin, 'gh'), GH);
    await chmod(join(bin, 'gh'), 0o755);

    for (const text of ['first', 'second', 'third']) {
      await writeFile(join(bin, 'plan.md'), `<!-- ringside plan -->\n${text}`);
      const env = {
        ...{ PATH: `${bin}:${process.env.PATH}`, COMMENTS: comments },
        ...{ GITHUB_REPOSITORY: 'o/site', NUMBER: '7' },
      };
      await promisify(execFile)('bash', ['-e', '-c', script], { cwd: bin, env });
    }
    const made = JSON.parse(await readFile(comments, 'utf8')) as { body: string }[];
    expect(made.slice(1)).toMatchObject([{ body: '<!-- ringside plan -->\nthird' }]);
    expect(made[0]).toEqual(others[0]);
  });
}

test('the workflow builds and releases every section of the workspace', async () => {
  const { jobs } = await readWorkflow(join(workspaceRoot, FILE));
  const sections = (await workspacePackages())
    .filter((name) => name.startsWith('mf-'))
    .map((name) => name.replace('mf-', ''))
    .sort();
  expect(jobs.section?.strategy?.matrix.section).toEqual(sections);
  for (const job of [jobs.plan, jobs.release])
    expect(textOf(job?.steps ?? [])).toContain(
      `--from shell/dist ${sections.map((name) => `sections/section-${name}`).join(' ')}`,
    );
});

/** A program that stands in for GitHub's command `gh`, and does only what the workflow uses. */
const GH = `#!/usr/bin/env node
const { readFileSync, writeFileSync } = require('node:fs');
const words = process.argv.slice(2);
const comments = JSON.parse(readFileSync(process.env.COMMENTS, 'utf8'));
const path = words.find((word) => word.startsWith('repos/'));
const filter = words[words.indexOf('--jq') + 1];
const [, start] = /user.type == "Bot".*startswith\\("(.*?)"\\)/.exec(filter) ?? [];
if (start && path === 'repos/o/site/issues/7/comments') {
  const found = comments.filter(({ user, body }) => user.type === 'Bot' && body.startsWith(start));
  for (const { id } of found) console.log(id);
  process.exit();
}
const body = readFileSync(words[words.indexOf('-F') + 1].replace('body=@', ''), 'utf8');
const [, id] = /^repos\\/o\\/site\\/issues\\/comments\\/(\\d+)$/.exec(path) ?? [];
if (words.includes('PATCH')) comments.find((each) => each.id === Number(id)).body = body;
else if (path === 'repos/o/site/issues/7/comments') comments.push({ id: comments.length + 1, user: { type: 'Bot' }, body });
else process.exit(1);
writeFileSync(process.env.COMMENTS, JSON.stringify(comments));
`;
