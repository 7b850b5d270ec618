import { CELLS, isIn } from './matrix.ts';
import { prove } from './prove.ts';
import { webKitTest as test } from './test.ts';

for (const cell of CELLS.filter((each) => isIn('webkit', each))) {
  test(cell.name, ({ world }) => prove(world, cell.asked, cell.variant));
}
