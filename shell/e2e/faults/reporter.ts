import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { readMatrix } from './matrix.ts';
import { tableOf } from './table.ts';

/** Prints the matrix as a table when a run ends. */
export default class MatrixReporter implements Reporter {
  readonly #passed = new Map<string, boolean>();

  onTestEnd({ title }: TestCase, { status }: TestResult): void {
    this.#passed.set(title, status === 'passed');
  }

  onEnd(): void {
    // Nothing ran if the site could not be built.
    if (this.#passed.size > 0) console.log(`\n${tableOf(readMatrix().cells, this.#passed)}`);
  }
}
