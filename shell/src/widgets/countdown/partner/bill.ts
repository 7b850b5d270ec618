import { longDate } from '@ringside/shared/section/words';
import { create } from '../../../layout/create.ts';
import type { Subject } from '../countdown.ts';
import { write } from '../view.ts';
import type { KnownFight } from './fights.ts';
import { localStart } from './localStart.ts';

/** The parts of a bill that stay the same while it shows one fight. */
export interface Billing extends Subject {
  /** The class names of its look. */
  className: string;
  /** Only for our own fights. */
  known: KnownFight | undefined;
  /** The page about the fight. */
  href: string | undefined;
  /** The site's origin. */
  site: string;
}

export type Bill = ReturnType<typeof createBill>;

/**
 * The nodes of a fight bill, which a card and a banner arrange differently.
 *
 * @param past the node that replaces the count when the partner's page has a text of its own
 */
export function createBill({ className, known, date, event, fight, href, site }: Billing, past: Node) {
  const image = part('img', 'picture');
  const number = part('span', 'days');
  const unit = part('span', 'unit');
  const label = part('p', 'label', number, ' ', unit);
  const own = known?.date === date ? known : undefined;
  const root = part(
    'article',
    'bill',
    slot('picture', known && image),
    part(
      'div',
      'body',
      part(
        'div',
        'head',
        known && part('p', 'event', event),
        // A link without text has no name for screen reader users.
        (known || event) && link(href, 'names', ...(known ? fightersOf(known) : [event])),
        part(
          'p',
          'facts',
          part('b', 'date', longDate(date)),
          own && part('span', 'place', own.place),
          own && part('span', 'start', localStart(own.startsAt)),
        ),
      ),
      part(
        'div',
        'count',
        label,
        past,
        part(
          'p',
          'actions',
          slot(
            'actions',
            href && link(href, 'button', 'Fight details'),
            own && link(`${site}/fights/${fight}.ics`, 'calendar', 'Add to calendar'),
          ),
        ),
      ),
    ),
  );
  // All our texts are in English.
  Object.assign(root, { className, dir: 'ltr', lang: 'en' });
  Object.assign(image, { alt: '', loading: 'lazy' });

  return {
    root,
    /** Shows a number of days with a text, a text alone, or nothing. */
    count(days: string, text: string, isFightDay: boolean) {
      write(number, days);
      write(unit, text);
      label.hidden = !text;
      label.className = days && 'counts';
      label.part.toggle('fight-day', isFightDay);
    },
    /** Fetches the picture. */
    bring() {
      if (known) image.src = site + known.poster;
    },
  };
}

const fightersOf = ({ fighters: [first, second], records }: KnownFight) => [
  part('span', 'fighter', first, ' ', part('small', 'record', records[0])),
  part('i', 'versus', ' vs '),
  part('span', 'fighter', second, ' ', part('small', 'record', records[1])),
];

type Child = Node | string | undefined;

function part<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  name: string,
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.setAttribute('part', name);
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

/** A link, or plain text if there is no URL. */
const link = (href: string | undefined, name: string, ...children: Child[]) =>
  Object.assign(part(href ? 'a' : 'span', name, ...children), { href });

/** A slot for the page's own content, with default content. */
function slot(name: string, ...children: Child[]) {
  const element = create('slot', { name });
  element.append(...children.filter((child) => child !== undefined));
  return element;
}
