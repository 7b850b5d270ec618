import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const NEEDED_BYTES = 2 ** 30;

/**
 * Gives all tests of a run one folder for temporary files, and deletes it at the end. Tests write thousands of small files,
 * which takes a third of their time on a disk, so the folder is in memory where there is enough.
 */
export default function temporaryFolder(): () => void {
  const folder = mkdtempSync(join(isFast(MEMORY) ? MEMORY : tmpdir(), 'ringside-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Whether a folder is in memory, has enough space, and may contain commands. */
function isFast(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  const [, options = 'noexec'] = readFileSync('/proc/mounts', 'utf8').match(` ${folder} tmpfs (\\S+)`) ?? [];
  return bavail * bsize > NEEDED_BYTES && !options.includes('noexec');
}
