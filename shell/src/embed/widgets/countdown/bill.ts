import { create, localTime } from '@ringside/shared/internal/page';
import { longDate } from '@ringside/shared/section/words';
import { write } from '../../../widgets/countdown/countdown.ts';
import { part } from '../../../widgets/part.ts';
import { picture, Variant } from '../variant.ts';

/** A type, as JSON needs it. */
export type KnownFight = {
  date: string;
  event: string;
  fighters: readonly [string, string];
  records: readonly [string, string];
  startsAt: string;
  place: string;
  poster: string;
};

/** The detail of `ringside:fight-day`. */
export interface FightDay {
  date: string;
  event?: string | undefined;
  fight?: string | undefined;
}

export interface Bill extends FightDay {
  className: string;
  known: KnownFight | undefined;
  href: string | undefined;
}

/** @param past replaces the count when the partner's page has a text of its own */
export function createBill({ className, known, date, event = '', fight, href }: Bill, past: Node) {
  const number = part('span', 'days');
  const unit = part('span', 'unit');
  const label = part('p', 'label', number, ' ', unit);
  const own = known?.date === date ? known : undefined;
  const facts = part(
    'p',
    'facts',
    part('b', 'date', longDate(date)),
    own ? part('span', 'place', own.place) : '',
    own ? part('span', 'start', localStart(own.startsAt)) : '',
  );
  const head = part(
    'div',
    'head',
    known ? part('p', 'event', event) : '',
    known || event ? link(href, 'names', ...(known ? fightersOf(known) : [event])) : '',
    facts,
  );
  const links = create(
    'slot',
    { name: 'actions' },
    href ? link(href, 'button', 'Fight details') : '',
    own ? link(`${Variant.site}/fights/${fight}.ics`, 'calendar', 'Add to calendar') : '',
  );
  const count = part('div', 'count', label, past, part('p', 'actions', links));
  const root = part(
    'article',
    'bill',
    create('slot', { name: 'picture' }, known ? picture(known.poster) : ''),
    part('div', 'body', head, count),
  );
  Object.assign(root, { className, dir: 'ltr', lang: 'en' });

  return {
    root,
    count(days: string, text: string, isFightDay: boolean) {
      write(number, days);
      write(unit, text);
      label.hidden = !text;
      label.className = days && 'counts';
      label.part.toggle('fight-day', isFightDay);
    },
  };
}

const fightersOf = ({ fighters: [first, second], records }: KnownFight) => [
  part('span', 'fighter', first, ' ', part('small', 'record', records[0])),
  part('i', 'versus', ' vs '),
  part('span', 'fighter', second, ' ', part('small', 'record', records[1])),
];

const link = (href: string | undefined, name: string, ...children: (Node | string)[]) =>
  Object.assign(part(href ? 'a' : 'span', name, ...children), { href });

/** A narrow line breaks before the time, not inside it. */
const localStart = (startsAt: string): string =>
  `Your time: ${localTime(startsAt).replaceAll(' ', '\xa0')}`;
