import type { Attributes } from '@ringside/shared/contract';
import { longDate } from '@ringside/shared/section/words';
import type { Offer } from '../offers.ts';
import type { Markup } from './markup.ts';

/** The content of a tag until its script has loaded, and where no script runs: a link, and the day of a fight. */
export function fallbackOf(
  { link, fights }: Offer,
  attributes: Attributes,
  origin: string,
): readonly Markup[] {
  const { fight = '', date: day, event } = attributes;
  const known = fights && Object.hasOwn(fights, fight) ? fights[fight] : undefined;
  const url = `${origin}${link.path}${known ? `#fight-${fight}` : ''}`;
  const anchor = { tag: 'a', attributes: { href: url }, children: [event || known?.event || link.text] };
  const date = day ?? known?.date ?? '';
  if (Number.isNaN(Date.parse(date))) return [anchor];
  return [anchor, { tag: 'time', attributes: { datetime: date }, children: [longDate(date)] }];
}
