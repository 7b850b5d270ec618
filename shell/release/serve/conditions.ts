import type { IncomingMessage } from 'node:http';

/**
 * Evaluates the conditions of a request. 412: the client wants another version of the file. 304: it has these bytes
 * already. Undefined: send them.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-13.2.2
 */
export function answerToConditions(
  { headers }: IncomingMessage,
  tag: string,
  modified: Date,
): 304 | 412 | undefined {
  // HTTP dates have whole seconds.
  const time = Math.floor(modified.getTime() / 1000) * 1000;
  const wanted = headers['if-match'];
  if (wanted !== undefined && !names(wanted, ['*', tag])) return 412;
  if (wanted === undefined && time > Date.parse(headers['if-unmodified-since'] ?? '')) return 412;
  const known = headers['if-none-match'];
  if (known !== undefined) return names(known, ['*', tag, `W/${tag}`]) ? 304 : undefined;
  return time <= Date.parse(headers['if-modified-since'] ?? '') ? 304 : undefined;
}

const names = (header: string, tags: readonly string[]) =>
  header.split(',').some((each) => tags.includes(each.trim()));
