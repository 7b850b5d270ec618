import type { IncomingMessage } from 'node:http';

/** First and last byte, both inclusive. */
export interface Part {
  start: number;
  end: number;
}

/**
 * The part of a file that a request asks for. Undefined means the whole file: no range, several ranges, or a malformed
 * one. 'none' means that the range lies outside the file.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.range
 */
export function partOf({ headers }: IncomingMessage, tag: string, size: number): Part | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== tag) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start < size ? { start, end } : 'none';
}
