import { writeFileSync } from 'node:fs';
import type { Reporter, TestSuiteResult } from '@web/test-runner';

/** Writes `{ passed, failed }`. A test file that cannot be loaded counts as one failure. */
export function countReporter(file: string | undefined): Reporter {
  return {
    onTestRunFinished({ sessions }) {
      if (!file) return;
      let passed = 0;
      let failed = 0;
      for (const { testResults, passed: whole } of sessions) {
        const results = testResults ? testsOf(testResults) : [];
        const good = results.filter((test) => test.passed && !test.skipped).length;
        passed += good;
        failed += Math.max(results.length - good, whole ? 0 : 1);
      }
      writeFileSync(file, JSON.stringify({ passed, failed }));
    },
  };
}

function testsOf({ tests, suites }: TestSuiteResult): TestSuiteResult['tests'] {
  return [...tests, ...suites.flatMap(testsOf)];
}
