import { z } from 'zod';
import { commonFacts } from '../commonFacts.ts';

/** What partners are told about the countdown. */
export const countdownFacts = {
  description:
    'The days until a fight, such as "74 days left", then "Fight Day!" from midnight UTC of that day. Put a link with a dated `<time>` into it: visitors see the link until the script has loaded, and when the date is missing or wrong. A card or a banner opens the same link.',
  attributes: {
    fight: {
      description:
        'The id of one of our fights, which supplies everything shown about it, or `next` for the next fight. With `next`, the following fight replaces it four hours after its first bell. An unknown id shows the fallback, and warns in the console.',
    },
    date: {
      description:
        'The day of the fight, YYYY-MM-DD, instead of the one from `fight`. Anything else shows the fallback, and warns in the console.',
    },
    event: {
      description:
        "The fight's name, shown before the label, instead of the one from `fight`. An empty value shows no name.",
    },
    look: {
      values: ['card', 'banner', 'line'],
      description:
        "`card` is a poster with the names, records, count, place, and the start in the reader's time zone; `banner` shows them in one row; `line` is a line of text with a link. Without it, the element is a line of text only. A card or a banner without `fight` and `date` shows the next fight and warns in the console.",
    },
    past: {
      values: ['text', 'link', 'none'],
      description:
        'The content when the fight is over, four hours after its first bell: the slot `past`, a link to the fight, or nothing. The day of a `date` of your own is over when it has ended in every time zone, at noon UTC of the next day. Without it, "Fight Day!" stays. With `fight="next"` and no fight to come, a link to the last fight shows instead.',
    },
    ...commonFacts.attributes,
  },
  events: {
    'ringside:fight-day': {
      detail: z.object({
        date: z.string(),
        event: z.string().optional(),
        fight: z.string().optional(),
      }),
      description:
        'Sent once for each date, when the label becomes "Fight Day!": at midnight UTC, or at once if the day has already begun. Bubbles, composed.',
    },
  },
  policy: [
    { directive: 'script-src', description: 'The file.' },
    {
      directive: 'img-src',
      when: { attribute: 'look', values: ['card', 'banner'] },
      description: 'The poster.',
    },
    commonFacts.fontPolicy,
  ],
  slots: {
    '': 'The fallback, shown without script and for an invalid date. A variant opens the first link in it, or the fight itself if that link opens our site and `fight` names one of our fights.',
    past: 'The content when the fight is over, with `past="text"`.',
    picture: 'A picture for a card or a banner, instead of the poster.',
    actions: 'Links for a card or a banner, instead of "Fight details" and "Add to calendar".',
  },
  parts: {
    event: "The fight's name.",
    label: "The countdown's text; on fight day and afterwards it also has the part `fight-day`.",
    'fight-day': 'The label on fight day and afterwards.',
    bill: 'A card or a banner, with all parts below.',
    picture: 'The poster.',
    body: 'Everything beside or below the poster.',
    head: 'Names and facts.',
    names:
      'A link with both names and the word between them, or with the name of a fight that is not ours.',
    fighter: "One fighter's name and record.",
    record: 'A fighter\'s record, such as "28-1, 22 KO".',
    versus: 'The word between the names.',
    facts: 'Day, place and start.',
    date: 'The day.',
    place: 'The place.',
    start: "The start in the reader's time zone.",
    count: 'The label and the links.',
    days: 'The number of days.',
    unit: 'The words after the number.',
    actions: 'The links.',
    button: 'The link to the fight.',
    calendar: "The link to the fight's calendar file.",
  },
  properties: {
    ...commonFacts.properties,
    '--ringside-accent': {
      syntax: '<color>',
      description: "Colour of the count, the button and the fight's name on a card or a banner.",
    },
    '--ringside-display': {
      description: 'Font of the names and of the count on a card or a banner.',
    },
    '--ringside-event-size': {
      syntax: '<length>',
      default: '0.75em',
      description: "Size of the fight's name in a line.",
    },
    '--ringside-urgent': {
      syntax: '<color>',
      default: 'light-dark(#c8241a, #ff8a7e)',
      description: 'Colour of the label from fight day on.',
    },
  },
  accessibility: [
    'The count is text and not a live region: screen readers read it when the reader reaches it, and are never interrupted.',
    'The picture is decorative. Names, day, place and start are text, and both links name their destination.',
    commonFacts.checks,
  ],
} as const;
