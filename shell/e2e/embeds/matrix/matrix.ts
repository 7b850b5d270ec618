import type { Browser } from './drivers/visitor.ts';
import { ELEMENTS, type Embedded } from './elements.ts';
import { ROWS } from './rows/index.ts';
import type { Row, Variant } from './rows/variant.ts';

/** One element on one hostile page. */
export interface Cell {
  name: string;
  row: Row;
  variant: Variant;
  embedded: Embedded;
  /** The element with this page's attributes. */
  asked: Embedded;
}

/** Every element on every page, row by row. */
export const CELLS: readonly Cell[] = ROWS.flatMap((row, index) =>
  row.variants.flatMap((variant) =>
    ELEMENTS.flatMap((embedded) => {
      const asked = variant.as ? variant.as(embedded) : embedded;
      const name = `${index + 1} ${row.name}: ${variant.name}: <${embedded.tag}>`.replaceAll('`', '');
      return asked ? [{ name, row, variant, embedded, asked }] : [];
    }),
  ),
);

/** Whether there is such a page in a browser. */
export const isIn = (browser: Browser, { variant }: Cell): boolean => !variant.without?.[browser];

/** One cell of each row, going round pages and elements: what runs with every test run. */
export const SLICE: ReadonlySet<Cell> = new Set(
  ROWS.flatMap((row, turn) => {
    const cells = CELLS.filter((cell) => cell.row === row);
    // A step that shares no factor with the number of elements meets all of them in turn.
    return cells[(turn * 4) % cells.length] ?? [];
  }),
);
