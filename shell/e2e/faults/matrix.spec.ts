import { test } from '@playwright/test';
import { sampled } from '@ringside/release/testing/sampled';
import { checkCell } from './checkCell.ts';
import { readMatrix, sampleOf } from './matrix.ts';

// Remove the routes before the page closes, because the route of a pending prefetch would fail.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const cells = readMatrix();
const sample = sampleOf(cells);

for (const cell of cells)
  test(`${cell.name}, ${cell.section}, ${cell.place}`, sampled(sample.has(cell)), ({ page }) =>
    checkCell(page, cell),
  );
