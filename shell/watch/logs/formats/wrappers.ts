import { stripVTControlCharacters } from 'node:util';
import type { Json } from './json.ts';

/** What containers, Kubernetes and syslog put before a line. No visitor's text is there. */
const PREFIXES = [
  // "web-1  | " of Docker Compose.
  /^[\w.-]+ +\| +/,
  // "2026-11-24T07:00:00.1Z stdout F " of Kubernetes' nodes.
  /^\d{4}-\S+ (?:stdout|stderr) [FP] /,
  // "<14>1 2026-11-24T07:00:00Z host nginx 123 - - " (RFC 5424).
  /^<\d+>1 \S+ \S+ \S+ \S+ \S+ (?:-|\[[^\]]*\]) /,
  // "<14>Nov 24 07:00:00 host nginx[123]: " (RFC 3164), or with an ISO date.
  /^(?:<\d+>)?(?:[A-Z][a-z]{2} [ \d]\d [\d:]{8}|\d{4}-\S+) (?:[\w.-]+ )?[\w./-]+(?:\[\d+\])?: /,
];

/** "2026-11-24T07:00:00.1Z " of `kubectl logs --timestamps` and `docker logs --timestamps`. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d) /;

const ESCAPE = '\u001b';

export function withoutPrefix(colored: string): string {
  const line = colored.includes(ESCAPE) ? stripVTControlCharacters(colored) : colored;
  const prefix = PREFIXES.find((each) => each.test(line));
  return prefix ? line.replace(prefix, '') : line;
}

export const withoutTimestamp = (line: string): string => line.replace(TIMESTAMP, '');

/** Where Docker, Fluent Bit, the journal, Google, Loki and Elastic put the line of a program. */
const KEYS = ['log', 'MESSAGE', 'message', 'msg', 'textPayload', 'jsonPayload', 'line', '_msg'];

/** The line, or the object, that is inside. */
export function wrapped(object: Json, isWanted: (line: string) => boolean): unknown {
  const nested = (object.event as Json | undefined)?.original;
  return [...KEYS.map((key) => object[key]), nested].find((value) =>
    typeof value === 'string' ? isWanted(value) : typeof value === 'object' && value !== null,
  );
}
