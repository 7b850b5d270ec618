/** A text table with columns as wide as their widest cell. The first column is aligned left, the others right. */
export function table(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  markdown = false,
): string {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) => {
    const padded = widths.map((width, column) => {
      const cell = cells[column] ?? '';
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    return markdown ? `| ${padded.join(' | ')} |` : padded.join('  ').trimEnd();
  };
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(Math.max(1, width - 1))}:`,
  );
  return [line(heads), ...(markdown ? [line(rule)] : []), ...rows.map(line)].join('\n');
}
