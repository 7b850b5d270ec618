import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installBrowser } from './installBrowser.ts';
import { runStep } from './runStep.ts';
import { steps } from './steps.ts';

/**
 * Runs the steps named as arguments, or all, in order; a step that fails does not keep the next from running.
 * The last line says `N passed, N failed`, and the exit status is 1 when anything failed.
 */
const named = process.argv.slice(2);
const chosen = steps.filter(({ name }) => named.length === 0 || named.includes(name));
if (chosen.length === 0)
  throw new Error(`ringside-test: choose from ${steps.map((s) => s.name).join(', ')}.`);

const reports = await mkdtemp(join(tmpdir(), 'ringside-test-'));
const total = { passed: 0, failed: 0 };
try {
  if (chosen.some(({ needsBrowser }) => needsBrowser)) await installBrowser();
  for (const step of chosen) {
    if (step.lacks && named.length === 0) {
      console.log(`\n── ${step.name}: left out, ${step.lacks}`);
      continue;
    }
    const { passed, failed } = await runStep(step, reports);
    total.passed += passed;
    total.failed += failed;
  }
} catch (error) {
  console.error(error);
  total.failed += 1;
}
await rm(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
