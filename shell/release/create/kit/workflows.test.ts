/** The workflows of this repository and of a new one: made of commands that exist. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { said } from '../../cli/testing/commands.ts';
import { workspaceRoot } from '../../support/workspace.ts';

const FILE = '.github/workflows/ci.yml';

interface Workflow {
  jobs: Record<string, { if?: string; needs?: string; steps: { uses?: string; run?: string }[] }>;
}

for (const folder of ['.', 'shell/release/create/repository']) {
  const { jobs } = parse(await readFile(join(workspaceRoot, folder, FILE), 'utf8')) as Workflow;
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap((step) => step.run ?? []));

  test(`nothing is planned or released in ${folder} that was not tested, and nothing for forks`, () => {
    expect([jobs.plan?.needs, jobs.release?.needs]).toEqual(['test', 'test']);
    // Forks get no secrets.
    expect(jobs.plan?.if).toContain('github.event.pull_request.head.repo.full_name == github.repository');
    expect(jobs.release?.if).toContain("github.event_name == 'push'");
  });

  test(`the workflow of ${folder} has no logic of its own, and ringside knows its commands`, async () => {
    for (const command of commands)
      expect(command).toMatch(/^(npm ci|npm test|npx ringside [^|;&\n]+|gh pr comment [^|;&\n]+)$/);
    const ours = commands.filter((command) => command.startsWith('npx ringside'));
    expect(ours).toHaveLength(2);
    for (const command of ours) {
      const [, verb = ''] = /ringside (\S+)/.exec(command) ?? [];
      const { out } = await said([verb, '--help']);
      for (const [option] of command.matchAll(/--\w+/g)) expect(out).toContain(`${option} `);
    }
  });
}
