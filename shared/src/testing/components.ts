/**
 * Runs every `*.wtr.ts(x)` in a real browser. Run it in the root of the workspace, or of a section in a repository of
 * its own. Arguments select the files whose path contains one of them.
 */
import { readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { startTestRunner, summaryReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { build } from 'vite';
import { browserName, launchOptions } from './browser.ts';
import { countReporter } from './countReporter.ts';

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

// React reports hydration mismatches only in its development build.
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
      input: Object.fromEntries(files.map((file) => [file.replace(/\.tsx?$/, ''), join(root, file)])),
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
    reporters: [summaryReporter({ flatten: false }), countReporter(process.env.RINGSIDE_TEST_REPORT)],
    // Pages mostly wait. In Firefox only one at a time can have the focus.
    concurrency: browserName === 'firefox' ? 1 : 2,
    testsFinishTimeout: 60_000,
  },
});
runner?.on('stopped', (passed) => process.exit(passed ? 0 : 1));
