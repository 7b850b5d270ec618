import { test } from '@playwright/test';
import { sampled } from '../support/sample.ts';
import { readMatrix, sliceOf } from './matrix.ts';
import { prove } from './prove.ts';

const { cells, homes } = readMatrix();
const slice = sliceOf(cells);

for (const cell of cells) {
  test(cell.name, sampled(slice.has(cell)), async ({ page }) => {
    const others = [...homes].filter(([section]) => section !== cell.section).map(([, path]) => path);
    await prove(page, cell, others);
  });
}
