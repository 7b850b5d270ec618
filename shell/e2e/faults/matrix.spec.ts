import { test } from '@playwright/test';
import { sampled } from '@ringside/release/testing/sampled';
import { checkCell } from './checkCell.ts';
import { readMatrix, sampleOf } from './matrix.ts';

// The route of a page that is still prefetched would fail.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const cells = readMatrix();
const sample = sampleOf(cells);

for (const cell of cells)
  test(`${cell.name}, ${cell.section}, ${cell.place}`, sampled(sample.has(cell)), ({ page }) =>
    checkCell(page, cell),
  );
