import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareBrowser } from './prepareBrowser.ts';
import { runStep } from './runStep.ts';
import { stagesOf } from './steps.ts';

/**
 * Runs the steps named as arguments, or all of them. A failing step does not stop the others. Tables run in samples, or
 * completely with `--all`. The last line is `N passed, N failed`, and the exit status is 1 if anything failed.
 */
const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true });
const stages = stagesOf(values.all ?? false);
const names = stages.flat().map(({ name }) => name);
const unknown = positionals.find((name) => !names.includes(name));
if (unknown) {
  console.error(`ringside-test: there is no step "${unknown}"; choose from ${names.join(', ')}.`);
  process.exit(2);
}
const isNamed = positionals.length > 0;

const reports = await mkdtemp(join(tmpdir(), 'ringside-test-'));
const total = { passed: 0, failed: 0 };
try {
  console.log(`Node ${process.version}`);
  for (const stage of stages) {
    const chosen = stage.filter(({ name }) => !isNamed || positionals.includes(name));
    const leftOut = chosen.filter(({ lacks }) => lacks && !isNamed);
    for (const { name, lacks } of leftOut) console.log(`\n── ${name}: left out, ${lacks}`);
    const run = chosen.filter((step) => !leftOut.includes(step));
    if (run.some(({ needsBrowser }) => needsBrowser)) await prepareBrowser();
    const counts = await Promise.all(run.map((step) => runStep(step, reports, run.length > 1)));
    for (const { passed, failed } of counts) {
      total.passed += passed;
      total.failed += failed;
    }
  }
} catch (error) {
  console.error(error);
  total.failed += 1;
}
await rm(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
