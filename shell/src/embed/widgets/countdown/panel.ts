import { create, localTime } from '@ringside/shared/internal/page';
import { longDate } from '@ringside/shared/section/words';
import { part, write } from '../../../widgets/part.ts';
import { picture, VariantController } from '../variantController.ts';

/** One of our fights. A type, because TypeScript does not accept an interface as JSON. */
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

export interface PanelContent extends FightDay {
  className: string;
  known: KnownFight | undefined;
  href: string | undefined;
}

/**
 * A countdown as a card or a banner.
 * @param past The slot for the partner's own text, which replaces the count when the fight is over.
 */
export function createPanel(content: PanelContent, past: Node) {
  const { className, known } = content;
  const number = part('span', 'days');
  const unit = part('span', 'unit');
  const label = part('p', 'label', number, ' ', unit);
  const links = part('p', 'actions', createLinks(content));
  const count = part('div', 'count', label, past, links);
  const root = part(
    'article',
    'bill',
    create('slot', { name: 'picture' }, known ? picture(known.poster) : ''),
    part('div', 'body', createHead(content), count),
  );
  Object.assign(root, { className, dir: 'ltr', lang: 'en' });

  return {
    root,
    showDays(days: number) {
      write(number, `${days}`);
      write(unit, days === 1 ? 'day left' : 'days left');
      label.hidden = false;
      label.className = 'counts';
      label.part.remove('fight-day');
    },
    showText(text: string, isFightDay: boolean) {
      write(number, '');
      write(unit, text);
      label.hidden = !text;
      label.className = '';
      label.part.toggle('fight-day', isFightDay);
    },
  };
}

/** The page's own date may differ from our fight's. Then our place and start do not apply. */
const sameDay = ({ known, date }: PanelContent): KnownFight | undefined =>
  known?.date === date ? known : undefined;

function createHead(content: PanelContent) {
  const { known, date, event = '', href } = content;
  const announced = sameDay(content);
  const names = known ? fightersOf(known) : event ? [event] : [];

  return part(
    'div',
    'head',
    known ? part('p', 'event', event) : '',
    names.length ? link(href, 'names', ...names) : '',
    part(
      'p',
      'facts',
      part('b', 'date', longDate(date)),
      announced ? part('span', 'place', announced.place) : '',
      announced ? part('span', 'start', localStart(announced.startsAt)) : '',
    ),
  );
}

function createLinks(content: PanelContent) {
  const { href, fight } = content;
  const calendar = `${VariantController.site}/fights/${fight}.ics`;

  return create(
    'slot',
    { name: 'actions' },
    href ? link(href, 'button', 'Fight details') : '',
    sameDay(content) ? link(calendar, 'calendar', 'Add to calendar') : '',
  );
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
