import { fileURLToPath } from 'node:url';
import { INSTALL_NGINX, nginxPath } from '@ringside/release/testing/nginx';
import { type Count, playwrightCount, vitestCount, webTestRunnerCount } from './counts.ts';

export interface Step {
  name: string;
  needsBrowser?: boolean;
  /**
   * What this machine lacks for the step. Then it is left out of a run of all steps, and fails if requested by name.
   */
  lacks?: string | false;
  /** A command of the workspace and its arguments. */
  command(report: string): readonly string[];
  /** Counts the tests in the tool's JSON report. A step without a report counts as one test. */
  count?: (report: unknown) => Count;
}

const components = fileURLToPath(import.meta.resolve('@ringside/shared/testing/components'));

/**
 * The steps by stage. The steps of one stage run in parallel.
 *
 * @param isWhole whether tests that are not in their table's sample run, too: those with the tag `all`
 */
export function stagesOf(isWhole: boolean): readonly (readonly Step[])[] {
  const vitest = (name: string, ...parameters: readonly string[]) => ({
    name,
    command: (report: string) => [
      ...['vitest', 'run', ...(isWhole ? [] : ['--tags-filter=!all']), ...parameters],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    ],
    count: vitestCount,
  });
  const playwright = (name: string, folder: string, ...parameters: readonly string[]) => ({
    name,
    needsBrowser: true,
    command: () => [
      ...['playwright', 'test', '-c', `${folder}/playwright.config.ts`, '--reporter=dot,json'],
      ...(isWhole ? [] : ['--grep-invert=@all', ...parameters]),
    ],
    count: playwrightCount,
  });
  return [
    [
      { name: 'types', command: () => ['tsc', '-p', '.'] },
      { name: 'lint', command: () => ['biome', 'check', '.'] },
      { name: 'dependencies', command: () => ['knip', '--no-progress', '--no-config-hints'] },
      // Builds what later steps need.
      { name: 'build', command: () => ['ringside', 'build', 'all'] },
    ],
    [vitest('unit', '--project=rules', '--project=tools')],
    [
      { ...vitest('nginx', '--project=nginx'), lacks: !nginxPath && INSTALL_NGINX },
      {
        name: 'components',
        needsBrowser: true,
        command: () => ['tsx', components],
        count: webTestRunnerCount,
      },
    ],
    [playwright('e2e', 'shell/e2e')],
    // The first builds for a while on one core, and the second is short.
    [
      playwright('faults', 'shell/e2e/faults'),
      {
        ...playwright('embeds', 'shell/e2e/embeds/matrix', '--project=chromium', '--workers=1'),
        // The full run needs the packages that this installs, and uses every installed browser.
        ...(isWhole && { command: () => ['npm', 'run', 'test:embeds', '--', '--reporter=dot,json'] }),
      },
    ],
  ];
}
