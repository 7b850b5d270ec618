import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { affectedBy } from '../support/affected.ts';
import { UsageError } from '../support/UsageError.ts';
import { packageFolders, workspaceRoot } from '../support/workspace.ts';
import { print } from './print.ts';

const git = async (...words: string[]): Promise<string[]> => {
  const { stdout } = await promisify(execFile)('git', words, { cwd: workspaceRoot });
  return stdout.split('\0').filter(Boolean);
};

/** Shows what the changes since a commit affect, also those that are not committed. */
export async function affected({ since }: { since: string }): Promise<void> {
  const committed = git('diff', '--name-only', '--relative', '-z', '--end-of-options', since).catch(() => {
    throw new UsageError(`git knows no commit "${since}" here. In CI, fetch the whole history.`);
  });
  const changed = [...(await committed), ...(await git('ls-files', '-z', '--others', '--exclude-standard'))];
  const found = affectedBy(
    await packageFolders(),
    changed.map((path) => join(workspaceRoot, path)),
  );
  for (const [section, entries] of found) print(`${section}: ${entries.join(' ')}`);
  if (found.size === 0) print(`Nothing that changed since ${since} affects a page.`);
}
