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

/**
 * The steps, stage by stage; those of one stage run side by side.
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
      // What later steps find built.
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
        // Whole, it needs what this brings, and takes every browser that is installed.
        ...(isWhole && { command: () => ['npm', 'run', 'test:embeds', '--', '--reporter=dot,json'] }),
      },
    ],
  ];
}
