import { fileURLToPath } from 'node:url';
import { type Count, playwrightCount, vitestCount, webTestRunnerCount } from './counts.ts';

export interface Step {
  name: string;
  needsBrowser?: boolean;
  /** A command of the workspace and its arguments. */
  command(report: string): readonly string[];
  /** What the tool's JSON report says; a step without one counts as one test. */
  count?: (report: unknown) => Count;
}

const components = fileURLToPath(import.meta.resolve('@ringside/shared/testing/components'));

export const steps: readonly Step[] = [
  { name: 'types', command: () => ['tsc', '-p', '.'] },
  { name: 'lint', command: () => ['biome', 'check', '.'] },
  {
    name: 'unit',
    command: (report) => [
      'vitest',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    count: vitestCount,
  },
  {
    name: 'components',
    needsBrowser: true,
    command: () => ['tsx', components],
    count: webTestRunnerCount,
  },
  {
    name: 'e2e',
    needsBrowser: true,
    command: () => ['playwright', 'test', '-c', 'shell/e2e/playwright.config.ts', '--reporter=dot,json'],
    count: playwrightCount,
  },
  {
    name: 'faults',
    needsBrowser: true,
    command: () => [
      'playwright',
      'test',
      '-c',
      'shell/e2e/faults/playwright.config.ts',
      '--grep=@slice',
      '--reporter=dot,json',
    ],
    count: playwrightCount,
  },
  {
    name: 'embeds',
    needsBrowser: true,
    command: () => [
      'playwright',
      'test',
      '-c',
      'shell/e2e/embeds/playwright.config.ts',
      '--project=chromium',
      '--grep=@slice',
      '--reporter=dot,json',
    ],
    count: playwrightCount,
  },
];
