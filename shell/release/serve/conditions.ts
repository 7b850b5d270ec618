import type { IncomingMessage } from 'node:http';

/**
 * What the conditions of a request come to: 412 when the client wants another file than this one, 304 when it holds
 * these bytes already, undefined when it is to be sent them.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-13.2.2
 */
export function answerToConditions(
  { headers }: IncomingMessage,
  tag: string,
  modified: Date,
): 304 | 412 | undefined {
  // The headers have whole seconds.
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
