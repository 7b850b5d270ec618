import { browserName } from '@ringside/shared/testing/browser';

export interface Count {
  passed: number;
  failed: number;
}

interface VitestReport {
  testResults: { status: string; assertionResults: { status: string; tags?: readonly string[] }[] }[];
}

/**
 * A file that cannot be loaded has no tests and counts as one failure. A skipped test counts as failed, unless it is
 * outside a sample: then it waits for `npm run test:all`.
 */
export function vitestCount(report: unknown): Count {
  const files = (report as VitestReport).testResults;
  const tests = files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, tags }) => !(status === 'skipped' && tags?.includes('all')));
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const broken = files.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return { passed, failed: tests.length - passed + broken };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/**
 * Errors outside tests, such as a file that cannot be loaded, count as failures. So does a skipped test, except in Firefox, whose driver
 * cannot do everything: such a test says why it is skipped, and Playwright prints how many there are.
 */
export function playwrightCount(report: unknown): Count {
  const { stats, errors } = report as PlaywrightReport;
  const skipped = browserName === 'firefox' ? 0 : stats.skipped;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + skipped + errors.length };
}

/** Our own reporter (shared/src/testing/jsonReporter.ts) writes a count. */
export const webTestRunnerCount = (report: unknown): Count => report as Count;
