import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { workspaceRoot } from '@ringside/release/workspace';
import type { Count } from './counts.ts';
import type { Step } from './steps.ts';

/**
 * Runs one step. A step that crashes counts as one failure more than it reported.
 *
 * @param isBesideOthers whether its output waits for its end, so that it stands in one piece
 */
export async function runStep(step: Step, reports: string, isBesideOthers: boolean): Promise<Count> {
  const report = join(reports, `${step.name}.json`);
  const [command = '', ...parameters] = step.command(report);
  const started = performance.now();
  if (!isBesideOthers) console.log(`\n── ${step.name}`);
  const { succeeded, output } = await run(command, parameters, report, isBesideOthers);
  if (isBesideOthers) console.log(`\n── ${step.name}\n${output.trimEnd()}`);
  const count = await read(step, report, succeeded);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${step.name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s`);
  return count;
}

async function read(step: Step, report: string, succeeded: boolean): Promise<Count> {
  if (!step.count) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const reported = existsSync(report)
    ? step.count(JSON.parse(await readFile(report, 'utf8')))
    : { passed: 0, failed: 0 };
  const silent = reported.failed === 0 && (!succeeded || reported.passed === 0);
  return silent ? { ...reported, failed: 1 } : reported;
}

interface Ended {
  succeeded: boolean;
  /** Its output, if it was collected. */
  output: string;
}

function run(
  command: string,
  parameters: readonly string[],
  report: string,
  isCollected: boolean,
): Promise<Ended> {
  const bin = join(workspaceRoot, 'node_modules', '.bin');
  const child = spawn(command, parameters, {
    cwd: workspaceRoot,
    stdio: ['ignore', ...(isCollected ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const))],
    // On Windows the tools are command files, which only a shell can start.
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PATH: `${bin}${delimiter}${process.env.PATH}`,
      // Where Playwright and Web Test Runner write their report. vitest takes it as an argument.
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      RINGSIDE_TEST_REPORT: report,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      output += text;
    });
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve({ succeeded: false, output });
    });
    child.once('close', (code) => resolve({ succeeded: code === 0, output }));
  });
}
