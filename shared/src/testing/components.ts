/**
 * Runs every `*.wtr.ts(x)` in a real browser. Run the command in the root of the workspace, or of a
 * section in a repository of its own. Arguments select the files whose path contains one of them.
 */
import { writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import {
  type Reporter,
  startTestRunner,
  summaryReporter,
  type TestSuiteResult,
} from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { build } from 'vite';
import { browserName, launchOptions } from './browser.ts';

const root = process.cwd();
const outDir = join(root, '.cache', 'components');
const words = process.argv.slice(2);

const names = (await readdir(root)).filter((name) => /^(shared|shell|mf-.+)$/.test(name));
const packages = names.length > 0 ? names : ['.'];
const folders = packages.map((name) => join(root, name, 'src'));
const files = (await Promise.all(folders.map((folder) => readdir(folder, { recursive: true }))))
  .flatMap((names, index) => names.map((name) => relative(root, join(folders[index] ?? '', name))))
  .filter((file) => /\.wtr\.tsx?$/.test(file))
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)));

// Only React's development build reports differences to the prerendered HTML.
process.env.NODE_ENV = 'development';
await rm(outDir, { recursive: true, force: true });
await build({
  configFile: false,
  root,
  mode: 'development',
  logLevel: 'warn',
  plugins: [tailwindcss(), react()],
  build: {
    outDir,
    minify: false,
    sourcemap: 'inline',
    rolldownOptions: {
      input: Object.fromEntries(
        files.map((file) => [file.replace(/\.tsx?$/, ''), join(root, file)]),
      ),
      output: { entryFileNames: '[name].js' },
    },
  },
});

const runner = await startTestRunner({
  readCliArgs: false,
  readFileConfig: false,
  autoExitProcess: false,
  config: {
    rootDir: outDir,
    files: [join(outDir, '**/*.wtr.js')],
    browsers: [playwrightLauncher({ product: browserName, launchOptions: await launchOptions() })],
    reporters: [summaryReporter({ flatten: false }), { onTestRunFinished }],
    // Two pages run at once, because they mostly wait. In Firefox only one page at a time can have
    // the focus.
    concurrency: browserName === 'firefox' ? 1 : 2,
    testsFinishTimeout: 60_000,
  },
});
runner?.on('stopped', (passed) => process.exit(passed ? 0 : 1));

/**
 * Writes `{ passed, failed }` into the report. A test file that cannot be loaded counts as one
 * failure.
 */
function onTestRunFinished({
  sessions,
}: Parameters<NonNullable<Reporter['onTestRunFinished']>>[0]) {
  const report = process.env.RINGSIDE_TEST_REPORT;
  if (!report) return;
  let [passed, failed] = [0, 0];
  for (const { testResults, passed: whole } of sessions) {
    const results = testResults ? testsOf(testResults) : [];
    const good = results.filter((test) => test.passed && !test.skipped).length;
    passed += good;
    failed += Math.max(results.length - good, whole ? 0 : 1);
  }
  writeFileSync(report, JSON.stringify({ passed, failed }));
}

function testsOf({ tests, suites }: TestSuiteResult): TestSuiteResult['tests'] {
  return [...tests, ...suites.flatMap(testsOf)];
}
