import { ORIGIN_PLACEHOLDER } from '@ringside/shared/contract';

const MAX_OCTETS = 75;

/** Calendars are folded again: see https://www.rfc-editor.org/rfc/rfc5545#section-3.1. */
export function withOrigin(path: string, text: string, origin: string): string {
  const isCalendar = path.endsWith('.ics');
  const placed = (isCalendar ? text.replace(/\r\n[ \t]/g, '') : text)
    .replaceAll(ORIGIN_PLACEHOLDER, origin)
    .replaceAll(encodeURIComponent(ORIGIN_PLACEHOLDER), encodeURIComponent(origin));
  return isCalendar ? placed.split('\r\n').map(folded).join('\r\n') : placed;
}

function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > MAX_OCTETS) {
      text += '\r\n\t';
      octets = 1;
    }
    text += character;
    octets += more;
  }
  return text;
}
