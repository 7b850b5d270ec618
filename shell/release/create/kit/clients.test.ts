/**
 * Creates a repository. Then installs, tests and builds it with each package manager that the guide
 * names.
 */
import { execFile } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../testing/fixtures.ts';
import { sampled } from '../../testing/sampled.ts';
import { createRepository } from '../createSection.ts';
import { packKit } from './packKit.ts';

vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 600_000 });

const run = promisify(execFile);

const CLIENTS = [
  { name: 'npm', script: [], lock: 'package-lock.json' },
  { name: 'pnpm', from: 'pnpm@10.34.9', script: ['pnpm/bin/pnpm.cjs'], lock: 'pnpm-lock.yaml' },
  {
    name: 'Yarn',
    from: '@yarnpkg/cli-dist@4.18.1',
    script: ['@yarnpkg/cli-dist/bin/yarn.js'],
    lock: 'yarn.lock',
  },
] as const;

let kit: string;
let clients: string;

beforeAll(async () => {
  kit = await temporaryFolder();
  await packKit(kit);
  clients = await temporaryFolder();
  const packages = CLIENTS.flatMap((client) => ('from' in client ? [client.from] : []));
  await run('npm', ['install', '--prefix', clients, '--no-audit', '--no-fund', ...packages]);
});

/** Runs a package manager as a person in that folder would. */
function clientIn(folder: string, [script]: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const [command, before] = script
    ? [process.execPath, [join(clients, 'node_modules', script)]]
    : ['npm', []];
  const clean = { ...process.env, VITEST: undefined, NODE_ENV: undefined, CI: undefined, ...env };
  return (...words: string[]) =>
    run(command, [...before, ...words], { cwd: folder, env: clean, maxBuffer: 1e8 });
}

async function created(): Promise<string> {
  const folder = join(await temporaryFolder(), 'walks');
  await createRepository('walks', folder, kit);
  // Make the folder a Git repository, because Yarn would otherwise look for a project above it.
  await mkdir(join(folder, '.git'));
  return folder;
}

test.each(CLIENTS)(
  'a section is installed, tested and built with $name',
  sampled(false),
  async ({ script, lock }) => {
    const folder = await created();
    const client = clientIn(folder, script);
    await client('install');
    expect(await readdir(folder)).toContain(lock);
    expect((await client('test')).stdout).toMatch(/Tests .*3 passed/);
    await client('run', 'build');
    expect(await readdir(join(folder, 'dist'))).toContain('release.json');
    await rm(folder, { recursive: true });
  },
);

test("Plug'n'Play is refused by name", sampled(false), async () => {
  const folder = await created();
  const yarn = clientIn(folder, ['@yarnpkg/cli-dist/bin/yarn.js'], { YARN_NODE_LINKER: 'pnp' });
  await yarn('install');
  const refused = await yarn('ringside', '--version').catch((error: { stderr: string }) => error);
  expect(refused.stderr).toContain('nodeLinker: node-modules');
});
