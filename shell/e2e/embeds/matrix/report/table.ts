import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { BROWSERS, type Browser } from '../drivers/visitor.ts';
import { ELEMENTS } from '../elements.ts';
import { CELLS, type Cell, isIn } from '../matrix.ts';
import { ROWS } from '../rows/index.ts';
import type { Row, Variant } from '../rows/variant.ts';

/** The document with the table, between {@link START} and {@link END}. */
export const DOCUMENT = fileURLToPath(new URL('../../../../docs/embeds/matrix.md', import.meta.url));
const START = '<!-- matrix -->\n';
const END = '<!-- /matrix -->';

/** How a cell went in a browser. */
export type Mark = '✓' | '✗' | '·' | '–';
export type MarkOf = (cell: Cell, browser: Browser) => Mark;

/** The matrix as a table in Markdown: a line for each page, with a group of marks for each element, and in it a mark for each browser. */
export function tableOf(markOf: MarkOf): string {
  const marks = (variant: Variant) =>
    ELEMENTS.map((embedded) => {
      const cell = CELLS.find((each) => each.variant === variant && each.embedded === embedded);
      return BROWSERS.map((browser) => {
        if (!cell || !isIn(browser, cell)) return '–';
        return markOf(cell, browser);
      }).join('');
    });
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    'In each group Chromium, Firefox, WebKit: ✓ works, ✗ does not, · not tested, – no such page.',
    '',
    `The pages differ in: ${ROWS.map(({ name }, index) => `(${index + 1}) ${name}`).join('; ')}.`,
    '',
    line(['page', ELEMENTS.map(({ tag }) => `\`<${tag}>\``).join(' ')]),
    line(['---', '---']),
    ...ROWS.flatMap((row) =>
      row.variants.map((variant) => line([titleOf(row, variant), marks(variant).join(' ')])),
    ),
    '',
    ...absent(),
    '',
  ].join('\n');
}

const titleOf = (row: Row, variant: Variant) => `${ROWS.indexOf(row) + 1}. ${variant.name}`;

/** Why there is no such page in a browser. */
const absent = () =>
  ROWS.flatMap(({ variants }) =>
    variants.flatMap(({ name, without = {} }) =>
      Object.entries(without).map(([browser, reason]) => `– ${name}, ${browser}: ${reason}.`),
    ),
  );

/** The table in the document as it is now. */
export async function writtenTable(): Promise<string> {
  const document = await readFile(DOCUMENT, 'utf8');
  return document.slice(document.indexOf(START) + START.length, document.indexOf(END));
}

/** The document with another table. */
export async function withTable(table: string): Promise<string> {
  const document = await readFile(DOCUMENT, 'utf8');
  return (
    document.slice(0, document.indexOf(START) + START.length) + table + document.slice(document.indexOf(END))
  );
}

/** The marks of a table, by its lines; a line that it does not have was not tried. */
export function marksIn(table: string): MarkOf {
  const lines = new Map(
    table.split('\n').map((line) => [line.split(' | ')[0]?.slice(2), line.slice(2, -2).split(' | ')]),
  );
  return ({ row, variant, embedded }, browser) => {
    const groups = lines.get(titleOf(row, variant))?.at(-1)?.split(' ');
    const mark = groups?.[ELEMENTS.indexOf(embedded)]?.[BROWSERS.indexOf(browser)];
    return (mark as Mark | undefined) ?? '·';
  };
}
