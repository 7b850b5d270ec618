/**
 * `npm test` runs every step. `npm test -- unit e2e` runs only those two. `--all` adds every case
 * of a table. `npm test -- --list` prints all steps and projects.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '@ringside/release/workspace';
import { browserName, firefoxPath, launchOptions } from '@ringside/shared/testing/browser';

interface Count {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  command: string;
  /**
   * Counts the tests in the tool's JSON report. Without this function, the step counts as one test.
   */
  count?: (report: unknown) => Count;
}

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean' }, list: { type: 'boolean' } },
  allowPositionals: true,
});
const reports = mkdtempSync(join(tmpdir(), 'ringside-test-'));
const reportOf = (name: string) => join(reports, `${name}.json`);

const unit: Step = {
  name: 'unit',
  command: `vitest run ${values.all ? '' : '--tags-filter=!all'} --reporter=dot --reporter=json --outputFile.json=${reportOf('unit')}`,
  count: (report) => {
    const { numPassedTests, numFailedTests } = report as {
      numPassedTests: number;
      numFailedTests: number;
    };
    return { passed: numPassedTests, failed: numFailedTests };
  },
};

const components: Step = {
  name: 'components',
  command: 'tsx shared/src/testing/components.ts',
  count: (report) => report as Count,
};

const playwright = (name: string, projects: readonly string[], options = ''): Step => ({
  name,
  command: `playwright test -c shell/e2e ${projects.map((each) => `--project='${each}'`).join(' ')} --reporter=dot,json ${values.all ? '' : '--grep-invert=@all'} ${options}`,
  count: (report) => {
    const { stats, errors } = report as {
      stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
      errors: unknown[];
    };
    // Firefox's driver lacks some features, so skipped tests are allowed there.
    const skipped = browserName === 'firefox' ? 0 : stats.skipped;
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + skipped + errors.length,
    };
  },
});

const rows: readonly (readonly Step[])[] = [
  [
    { name: 'types', command: 'tsc -p .' },
    { name: 'lint', command: 'biome check .' },
    { name: 'dependencies', command: 'knip --no-progress --no-config-hints' },
    { name: 'build', command: 'ringside build all' },
  ],
  [unit],
  ...(values.all
    ? [
        [components],
        [playwright('e2e', ['site*'])],
        [{ ...playwright('engines', []), command: 'npm run test:engines -- --reporter=dot,json' }],
        [playwright('hosts', ['host *'])],
        [
          playwright('faults', ['faults'], '--workers=2'),
          {
            ...playwright('embeds', []),
            command: 'npm run test:embeds -- --reporter=dot,json --workers=2',
          },
        ],
      ]
    : [
        [components, playwright('faults', ['faults'], '--workers=2')],
        // These projects run as one step, so that they publish the site once, and no worker waits
        // for the last test of another step.
        [playwright('e2e', [...['site*', 'embeds'], ...(firefoxPath() ? ['firefox'] : [])])],
      ]),
];

const names = rows.flat().map(({ name }) => name);
const unknown = positionals.find((name) => !names.includes(name));
if (unknown) {
  console.error(`npm test: there is no step "${unknown}"; choose from ${names.join(', ')}.`);
  process.exit(2);
}

if (values.list) {
  await list();
  rmSync(reports, { recursive: true });
  process.exit();
}

const total: Count = { passed: 0, failed: 0 };
console.log(`Node ${process.version}`);
if ((await launchOptions()).executablePath === undefined)
  spawnSync('npx playwright install chromium', {
    cwd: workspaceRoot,
    stdio: 'inherit',
    shell: true,
  });
for (const row of rows) {
  const chosen = row.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  for (const { passed, failed } of await Promise.all(
    chosen.map((step) => run(step, chosen.length === 1)),
  )) {
    total.passed += passed;
    total.failed += failed;
  }
}
rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function list(): Promise<void> {
  const { default: config } = await import('../e2e/playwright.config.ts');
  const projects = config.projects ?? [];
  console.log('Steps (npm test -- STEP):\n');
  for (const { name, command } of rows.flat()) console.log(`  ${name.padEnd(22)}${command}`);
  console.log(
    '\nProjects of tests in a browser (npx playwright test -c shell/e2e --project=PROJECT):\n',
  );
  for (const { name = '', metadata } of projects)
    console.log(`  ${name.padEnd(22)}${metadata?.tests}`);
}

/** Runs a step. A step that runs beside others prints its output when it ends. */
async function run({ name, command, count }: Step, isAlone: boolean): Promise<Count> {
  const started = performance.now();
  if (isAlone) console.log(`\n── ${name}`);
  const child = spawn(`${command} 2>&1`, {
    cwd: workspaceRoot,
    shell: true,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', 'inherit'],
    env: {
      ...process.env,
      PATH: [join(workspaceRoot, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name),
      RINGSIDE_TEST_REPORT: reportOf(name),
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  if (child.stdout) console.log(`\n── ${name}\n${(await text(child.stdout)).trimEnd()}`);
  const succeeded = (await ended) === 0;
  const report = reportOf(name);
  const counted =
    count && existsSync(report)
      ? count(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: 0, failed: 0 };
  const passed = count ? counted.passed : Number(succeeded);
  // If the tool crashed or ran no test, the step counts at least one failure.
  const failed = succeeded && passed > 0 ? counted.failed : Math.max(counted.failed, 1);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${name}: ${passed} passed, ${failed} failed in ${seconds} s`);
  return { passed, failed };
}
