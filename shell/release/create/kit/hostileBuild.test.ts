import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { copyWorkspace } from '../../testing/copyWorkspace.ts';
import { temporaryFolder } from '../../testing/fixtures.ts';
import { readWorkflow, runWorkflow } from '../../testing/workflow.ts';
import { workspacePackages, workspaceRoot } from '../../workspace/workspace.ts';

const run = promisify(execFile);

const SECRET = 'the-secret-that-may-write';
const contexts = {
  github: { event_name: 'push', actor: 'anna', repository: 'o/site', event: {} },
  secrets: { WRITE_ACCESS_KEY_ID: SECRET, WRITE_SECRET_ACCESS_KEY: SECRET },
};

/**
 * Code that writes everything that it can read into `loot`, and replaces every file that may run
 * later by itself.
 */
const hostile = (loot: string) => `
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};
const around = readdirSync('/proc').map((id) => read(\`/proc/\${id}/environ\`));
appendFileSync(${JSON.stringify(loot)}, JSON.stringify([process.env, around]) + '\\n');

const thief = "require('node:fs').appendFileSync(${loot}, JSON.stringify(process.env) + '\\\\n');";
const root = new URL('../../..', import.meta.url).pathname.split('/mf-gear')[0];
for (const file of ['shell/dist/server.js', 'shell/release/cli/bin.js', 'shell/src/server.tsx'])
  if (existsSync(root + '/' + file)) writeFileSync(root + '/' + file, thief);
`;

/** Copies the repository, and makes its section gear hostile. */
async function hostileRepository(loot: string): Promise<string> {
  const repository = join(await temporaryFolder(), 'repository');
  await copyWorkspace(repository);
  const file = join(repository, 'mf-gear/src/server.tsx');
  await writeFile(file, `${hostile(loot)}\n${await readFile(file, 'utf8')}`);
  const git = (...words: string[]) => run('git', ['-C', repository, ...words]);
  await git('init', '--quiet');
  await git('add', '--all');
  const who = ['-c', 'user.name=gear', '-c', 'user.email=gear@ringside.example'];
  await git(...who, 'commit', '--quiet', '--message', 'Add pictures');
  return repository;
}

test('a hostile section gets no secret, and its code runs in no job that has one', {
  tags: ['all'],
  timeout: 900_000,
}, async () => {
  const loot = join(await temporaryFolder(), 'loot.txt');
  const site = join(await temporaryFolder(), 'site');
  await writeFile(loot, '');
  const repository = await hostileRepository(loot);
  const folder = await temporaryFolder();

  const ran = await runWorkflow(
    await readWorkflow(join(workspaceRoot, '.github/workflows/ci.yml')),
    {
      ...{ repository, folder },
      contexts: {
        ...contexts,
        vars: { RINGSIDE_TARGET: site, RINGSIDE_ORIGIN: 'https://ringside.example' },
      },
      install: (work) => installAs(repository, work),
      isLeftOut: (job) => ['test', 'commits', 'windows'].includes(job),
    },
  );

  expect(ran).toEqual(['section', 'release']);
  const stolen = await readFile(loot, 'utf8');
  expect(stolen).toContain('"HOME":');
  expect(stolen).not.toContain(SECRET);
  const { sections } = JSON.parse(await readFile(join(site, 'sections.json'), 'utf8'));
  expect(Object.keys(sections).sort()).toEqual(['fights', 'gear', 'news', 'shell', 'training']);
});

/**
 * Does what `npm ci` does, without a network: links the installed packages, and the packages of the
 * checkout.
 */
async function installAs(repository: string, work: string): Promise<void> {
  const packages = await workspacePackages();
  for (const folder of ['.', ...packages])
    if (existsSync(join(repository, folder, 'node_modules')) && existsSync(join(work, folder)))
      await run('cp', ['-a', join(repository, folder, 'node_modules'), join(work, folder)]);
  const ours = join(work, 'node_modules', '@ringside');
  await rm(ours, { recursive: true });
  await mkdir(ours);
  for (const folder of packages) await symlink(join(work, folder), join(ours, basename(folder)));
}
