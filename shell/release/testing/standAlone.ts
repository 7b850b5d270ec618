import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { ifMissing } from '../support/ifMissing.ts';
import { workspaceRoot } from '../workspace/workspace.ts';

const run = promisify(execFile);

const LEFT_OUT = /\/(dist|node_modules|\.cache)$/;

export async function copyAlone(section: string, folder: string): Promise<void> {
  const filter = (path: string) => !LEFT_OUT.test(path);
  await cp(join(workspaceRoot, `mf-${section}`), folder, { recursive: true, filter });
}

/** Installs the kit from its tarballs without a network, and links all other packages. */
export async function installLinked(
  folder: string,
  tarballs: readonly string[],
  linkedFrom: readonly string[],
): Promise<void> {
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@ringside'), { recursive: true });
  for (const from of linkedFrom) {
    const installed = join(workspaceRoot, from, 'node_modules');
    for (const name of await ifMissing(readdir(installed), []))
      if (name !== '@ringside' && name !== '.bin')
        await ifThere(symlink(join(installed, name), join(modules, name)));
  }
  for (const tarball of tarballs) {
    const [, name = ''] = /ringside-(\w+)-/.exec(basename(tarball)) ?? [];
    const target = join(modules, '@ringside', name);
    await mkdir(target);
    await run('tar', ['xzf', tarball, '-C', target, '--strip-components=1']);
  }
}

export async function runInstalled(
  folder: string,
  script: string,
  words: readonly string[],
  env = {},
) {
  return run(process.execPath, [join(folder, 'node_modules', script), ...words], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
}

async function ifThere(linking: Promise<void>): Promise<void> {
  try {
    await linking;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
