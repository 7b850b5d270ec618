import { sampled } from '../../support/sample.ts';
import type { Browser } from './drivers/visitor.ts';
import { CELLS, isIn, SLICE } from './matrix.ts';
import { prove } from './prove.ts';
import { test } from './test.ts';

/** A test for each cell that there is in a browser. */
export function proveCells(browser: Browser): void {
  for (const cell of CELLS.filter((each) => isIn(browser, each))) {
    test.describe(() => {
      test.use({ javaScriptEnabled: cell.variant.script !== 'off' });
      test(cell.name, sampled(SLICE.has(cell)), ({ world }) => prove(world, cell.asked, cell.variant));
    });
  }
}
