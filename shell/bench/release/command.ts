import { spawnSync } from 'node:child_process';

/** The resources that a command used. */
export interface Spent {
  /** Milliseconds until it ended. */
  time: number;
  /** Milliseconds of processor time of all its threads, which a busy machine affects least. */
  cpu: number;
  /** Peak memory in bytes. */
  memory: number;
  out: string;
}

/** Runs first in the child, and prints at the end what it used. */
const REPORT = `data:text/javascript,${encodeURIComponent(`
import { writeSync } from 'node:fs';
process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage())));
`)}`;

/**
 * Runs `ringside` in a copy of the workspace.
 *
 * @throws when it fails
 */
export const ringside = (folder: string, ...parameters: readonly string[]): Spent =>
  run(folder, 'shell/release/cli/bin.js', parameters);

/** Runs `ringside` where it is installed, as in a repository of a section. */
export const installedRingside = (folder: string, ...parameters: readonly string[]): Spent =>
  run(folder, 'node_modules/@ringside/release/dist/cli/bin.js', parameters);

function run(folder: string, bin: string, parameters: readonly string[]): Spent {
  const started = performance.now();
  const { status, output } = spawnSync(process.execPath, ['--import', REPORT, bin, ...parameters], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    maxBuffer: 2 ** 26,
  });
  const time = performance.now() - started;
  const [, out = '', error = '', report = ''] = output as (string | null)[] as string[];
  if (status !== 0) throw new Error(`@ringside/shell: ringside ${parameters.join(' ')} failed.\n${error}`);
  const used = JSON.parse(report) as NodeJS.ResourceUsage;
  // In microseconds and kilobytes.
  return { time, cpu: (used.userCPUTime + used.systemCPUTime) / 1000, memory: used.maxRSS * 1024, out };
}
