import { decoded } from '../decoded.ts';
import type { Fields } from './fields.ts';

/**
 * The extended format, which names its columns in a line of the file: CloudFront separates them by
 * tabs, IIS by spaces, and writes a space inside as `+`.
 */
export function w3cParser() {
  let columns: readonly string[] = [];

  return (line: string): Fields | undefined => {
    if (line.startsWith('#Fields:')) columns = line.slice(8).trim().split(/\s+/);
    if (columns.length === 0 || line.startsWith('#')) return undefined;

    const cells = line.trimEnd().split(line.includes('\t') ? '\t' : ' ');
    if (cells.length !== columns.length) return undefined;

    const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
    return {
      time: `${cell('date')}T${cell('time')}Z`,
      address: cell('c-ip'),
      agent: decoded(cell('cs(User-Agent)')).replaceAll('+', ' '),
      url: `${cell('cs-uri-stem')}?${cell('cs-uri-query')}`,
      status: cell('sc-status'),
    };
  };
}
