import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const NEEDED_BYTES = 2 ** 30;

/**
 * Makes one folder for the files of all tests, and deletes it at the end. The folder is in memory
 * if there is space: on a disk, thousands of small files take a third of the tests' time.
 */
export default function temporaryFolder(): () => void {
  const folder = mkdtempSync(join(isFast(MEMORY) ? MEMORY : tmpdir(), 'ringside-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Returns whether the folder is in memory, has enough space, and may contain executable files. */
function isFast(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  const [, options = 'noexec'] =
    readFileSync('/proc/mounts', 'utf8').match(` ${folder} tmpfs (\\S+)`) ?? [];
  return bavail * bsize > NEEDED_BYTES && !options.includes('noexec');
}
