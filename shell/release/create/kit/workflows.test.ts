import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { said } from '../../cli/testing/commands.ts';
import { workspaceRoot } from '../../support/workspace.ts';

const FILE = '.github/workflows/ci.yml';

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<
    string,
    {
      if?: string;
      needs?: string;
      env?: object;
      steps: { uses?: string; run?: string; env?: object }[];
    }
  >;
}

for (const folder of ['.', 'shell/release/create/repository']) {
  const { permissions, jobs } = parse(
    await readFile(join(workspaceRoot, folder, FILE), 'utf8'),
  ) as Workflow;
  const commands = Object.values(jobs).flatMap(({ steps }) =>
    steps.flatMap((step) => step.run ?? []),
  );

  test(`nothing is planned or released in ${folder} that was not tested, and nothing for forks`, () => {
    expect([jobs.build?.needs, jobs.plan?.needs, jobs.release?.needs]).toEqual([
      'test',
      'build',
      'build',
    ]);
    // Forks get no secrets.
    expect(jobs.plan?.if).toContain(
      'github.event.pull_request.head.repo.full_name == github.repository',
    );
    expect(jobs.release?.if).toContain("github.event_name == 'push'");
  });

  test(`in ${folder} only the step that reads or writes the site gets a secret, and nobody else's code runs before it`, () => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const [name, job] of Object.entries(jobs)) {
      const secret = job.steps.filter((step) => JSON.stringify(step).includes('secrets.'));
      expect(JSON.stringify({ ...job, steps: [] })).not.toContain('secrets.');
      expect(secret.map(({ run }) => run?.split(' ')[2])).toEqual(
        ['plan', 'release'].includes(name) ? [name] : [],
      );
      const runs = job.steps.flatMap(({ run }) => run ?? []);
      if (secret.length > 0) expect(runs.indexOf(secret[0]?.run ?? '')).toBe(1);
      expect(runs[0]).toBe('npm ci --ignore-scripts');
      for (const { uses } of job.steps) if (uses) expect(uses).toMatch(/@[0-9a-f]{40}$/);
    }
  });

  test(`the workflow of ${folder} has no logic of its own, and ringside knows its commands`, async () => {
    for (const command of commands)
      expect(command).toMatch(
        /^(npm ci --ignore-scripts|npm test|npx ringside [^|;&\n]+|gh pr comment [^|;&\n]+)$/,
      );
    const ours = commands.filter((command) => command.startsWith('npx ringside'));
    expect(ours).toHaveLength(4);
    for (const command of ours) {
      const [, verb = ''] = /ringside (\S+)/.exec(command) ?? [];
      const { out } = await said([verb, '--help']);
      for (const [option] of command.matchAll(/--\w+/g)) expect(out).toContain(`${option} `);
    }
  });
}
