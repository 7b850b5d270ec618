import { fileURLToPath } from 'node:url';
import { INSTALL_NGINX, nginxPath } from '@ringside/release/testing/nginx';
import { type Count, playwrightCount, vitestCount, webTestRunnerCount } from './counts.ts';

export interface Step {
  name: string;
  needsBrowser?: boolean;
  /** What this machine lacks for it: among all steps it is left out then, asked for by its name it fails. */
  lacks?: string | false;
  /** A command of the workspace and its arguments. */
  command(report: string): readonly string[];
  /** What the tool's JSON report says; a step without one counts as one test. */
  count?: (report: unknown) => Count;
}

const components = fileURLToPath(import.meta.resolve('@ringside/shared/testing/components'));

const NGINX_TEST = 'shell/release/hosting/nginx.test.ts';

const vitest = (report: string) => [
  'vitest',
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

export const steps: readonly Step[] = [
  { name: 'types', command: () => ['tsc', '-p', '.'] },
  { name: 'lint', command: () => ['biome', 'check', '.'] },
  {
    name: 'unit',
    command: (report) => [...vitest(report), `--exclude=${NGINX_TEST}`],
    count: vitestCount,
  },
  {
    name: 'nginx',
    lacks: !nginxPath && INSTALL_NGINX,
    command: (report) => [...vitest(report), NGINX_TEST],
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
      'shell/e2e/embeds/matrix/playwright.config.ts',
      '--project=chromium',
      '--grep=@slice',
      '--reporter=dot,json',
    ],
    count: playwrightCount,
  },
];
