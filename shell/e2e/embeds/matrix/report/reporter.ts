import { writeFile } from 'node:fs/promises';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { DOCUMENT, marksIn, tableOf, withTable, writtenTable } from './table.ts';

/** Writes into `docs/embeds/matrix.md` how each cell went that was tried; the others stay as they were. */
export default class MatrixReporter implements Reporter {
  readonly #passed = new Map<string, boolean>();

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status !== 'interrupted')
      this.#passed.set(`${test.parent.project()?.name} ${test.title}`, status === 'passed');
  }

  async onEnd(): Promise<void> {
    const before = marksIn(await writtenTable());
    const table = tableOf((cell, browser) => {
      const passed = this.#passed.get(`${browser} ${cell.name}`);
      if (passed === undefined) return before(cell, browser);
      return passed ? '✓' : '✗';
    });
    await writeFile(DOCUMENT, await withTable(table));
  }
}
