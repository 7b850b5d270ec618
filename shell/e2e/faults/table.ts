import { type Cell, isLive, PLACES } from './matrix.ts';

/**
 * The matrix as text: a row for each fault, a column for each place of each section, then the legend and the totals.
 */
export function tableOf(cells: readonly Cell[], passed: ReadonlyMap<string, boolean>): string {
  const sections = [...new Set(cells.map(({ section }) => section))];
  const faults = [...new Set(cells.map(({ fault }) => fault.name))];
  const reasons = [...new Set(cells.flatMap(({ at }) => ('reason' in at ? [at.reason] : [])))];
  const letter = (reason: string) => String.fromCharCode(97 + reasons.indexOf(reason));
  const total = { '✓': 0, '✗': 0, '·': 0, 'n/a': 0 };

  const mark = (cell: Cell): string => {
    const shown = isLive(cell) ? outcome(passed.get(cell.name)) : 'n/a';
    total[shown] += 1;
    return 'reason' in cell.at ? letter(cell.at.reason) : shown;
  };
  const width = Math.max(...faults.map(({ length }) => length));
  const rows = faults.map((fault) => {
    const columns = sections.map((section) =>
      cells
        .filter((cell) => cell.fault.name === fault && cell.section === section)
        .map(mark)
        .join(' ')
        .padEnd(9),
    );
    return `${fault.padEnd(width)} │ ${columns.join('│ ')}`;
  });
  const head = `${''.padEnd(width)} │ ${sections.map((section) => section.padEnd(9)).join('│ ')}`;
  const numbers = `${''.padEnd(width)} │ ${sections.map(() => '1 2 3 4  ').join('│ ')}`;
  return [
    head,
    numbers,
    ...rows,
    '',
    PLACES.map((place, index) => `${index + 1} ${place}`).join(', '),
    '✓ holds, ✗ does not, · not run, a letter: n/a, because',
    ...reasons.map((reason) => `  ${letter(reason)}  ${reason}`),
    `${total['✓']} hold, ${total['✗']} do not, ${total['·']} not run, ${total['n/a']} n/a`,
  ].join('\n');
}

const outcome = (passed: boolean | undefined) => (passed === undefined ? '·' : passed ? '✓' : '✗');
