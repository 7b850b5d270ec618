import { sampled } from '../../support/sample.ts';
import { CELLS, isIn, SLICE } from './matrix.ts';
import { prove } from './prove.ts';
import { test } from './test.ts';

for (const cell of CELLS) {
  test.describe(() => {
    test.use({ javaScriptEnabled: cell.variant.script !== 'off' });
    test(cell.name, sampled(SLICE.has(cell)), async ({ world }) => {
      if (isIn(world.visitor.browser, cell)) await prove(world, cell.embedded, cell.variant);
    });
  });
}
