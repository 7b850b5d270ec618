import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { stagesOf } from '../runner/steps.ts';

/** Something to run in the copy: one test file, or a step of `npm test`. */
export interface Run {
  layer: string;
  command: readonly string[];
}

/** The first line of a failed run, by tool: types, lint, vitest, Playwright, Web Test Runner, and our own runner. */
const FIRST_FAILURE = [
  /^.+error TS\d+: .+$/m,
  /^\S+:\d+:\d+ lint\/\S+.*$/m,
  /^\s*FAIL\s+.+$/m,
  /^\s*1\) .+$/m,
  /^\s*𐄂 .+$/m,
  /^.*\bError: .+$/m,
];
/** Longer than any run takes. A run that hangs counts as failed. */
const TIMEOUT_MS = 30 * 60_000;

/** From fast to slow, in the order of `npm test`. */
export const allRuns: readonly Run[] = stagesOf(false)
  .flat()
  .filter(({ lacks }) => !lacks)
  .map(({ name }) => ({ layer: name, command: ['node', 'shell/test/bin.js', name] }));

/** How to run one test file alone. */
export function runOf(file: string): Run {
  if (file.endsWith('.spec.ts'))
    return { layer: 'e2e', command: ['playwright', 'test', '-c', 'shell/e2e/playwright.config.ts', file] };
  if (/\.wtr\.tsx?$/.test(file))
    return { layer: 'components', command: ['tsx', 'shared/src/testing/components.ts', file] };
  return { layer: 'unit', command: ['vitest', 'run', file] };
}

/** Runs something in a workspace. Returns the first failure, or undefined if there is none. */
export async function firstFailure(
  workspace: string,
  { command: [name = '', ...args] }: Run,
): Promise<string | undefined> {
  const bin = join(workspace, 'node_modules', '.bin');
  const child = spawn(name, args, {
    cwd: workspace,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIMEOUT_MS,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
    });
  }
  const [status] = (await once(child, 'close')) as [number | null];
  if (status === 0) return undefined;
  const said = stripVTControlCharacters(output);
  const first = FIRST_FAILURE.map((pattern) => pattern.exec(said)?.[0]).find(Boolean);
  return (first ?? said.trim().split('\n').at(-1) ?? '').trim().replace(/[─\s]+$/, '');
}
