import { expect, type Page } from '@playwright/test';

/** One look of an element, as a partner writes it. */
export interface Look {
  name: string;
  tag: 'ringside-countdown' | 'ringside-newsletter';
  attributes: string;
  content: string;
}

const FALLBACK =
  '<a href="https://ringside.example/fights#fight-1">Thunder on the Thames</a> <time datetime="2025-10-18">October 18, 2025</time>';
const LONG = 'The Night of the Extraordinarily Long Undercard at the Kristallpalast';

const countdown = (name: string, attributes: string, content = FALLBACK): Look => ({
  name: `countdown-${name}`,
  tag: 'ringside-countdown',
  attributes,
  content,
});

const FORM =
  '<form method="dialog"><label>Email address <input type="email" name="email" required autocomplete="email"></label> <button>Subscribe</button></form>';

const newsletter = (name: string, attributes: string, content = FORM): Look => ({
  name: `newsletter-${name}`,
  tag: 'ringside-newsletter',
  attributes,
  content,
});

/** 74 days before the first fight. */
export const NOW = '2025-08-05T09:00:00Z';

export const LOOKS: readonly Look[] = [
  countdown('card', 'look="card" fight="1"'),
  countdown('card-2', 'look="card" fight="2"', ''),
  countdown('card-fight-day', 'look="card" fight="3" date="2025-08-05"', ''),
  countdown('card-past', 'look="card" fight="4" date="2025-08-04" past="link"', ''),
  countdown(
    'card-past-text',
    'look="card" fight="1" date="2025-08-04" past="text"',
    '<p slot="past">Thanks for watching with us. The next night at our gym is in spring.</p>',
  ),
  countdown('card-own', `look="card" date="2025-11-29" event="${LONG}"`, '<a href="/tickets">Tickets</a>'),
  countdown('card-inherit', 'look="card" fight="1" font="inherit"'),
  countdown('banner', 'look="banner" fight="1"'),
  countdown('banner-fight-day', 'look="banner" fight="2" date="2025-08-05"', ''),
  countdown('banner-past', 'look="banner" fight="3" date="2025-08-04" past="link"', ''),
  countdown(
    'banner-own',
    `look="banner" date="2025-11-29" event="${LONG}"`,
    '<a href="/tickets">Tickets</a>',
  ),
  countdown('banner-inherit', 'look="banner" fight="4" font="inherit"'),
  countdown('line', 'look="line" fight="1"'),
  newsletter('card', 'look="card" action="https://boxing.example/subscribers"'),
  newsletter('card-alone', 'look="card"', ''),
  newsletter(
    'card-own',
    'look="card" font="inherit"',
    `<p slot="title">${LONG}</p><p slot="text">Told by the people who were there.</p><p slot="note">We keep your address ourselves.</p>${FORM}`,
  ),
  newsletter('banner', 'look="banner" action="https://boxing.example/subscribers"'),
  newsletter('banner-inherit', 'look="banner" font="inherit"'),
  newsletter('bare', 'look="bare"'),
];

/** The looks on a partner's page, with what is around each and the scripts. */
export const pageWith = (looks: readonly Look[], place: string): string =>
  looks
    .map(
      ({ tag, attributes, content }) =>
        `<div style="${place}"><${tag} ${attributes}>${content}</${tag}></div>`,
    )
    .join('') +
  '<script async src="ORIGIN/embed/countdown.js"></script><script async src="ORIGIN/embed/newsletter.js"></script>';

/** Waits until every card and banner has its fonts. */
export const haveFonts = (page: Page, looks: readonly Look[], fonts = '.look.seen') =>
  expect(page.locator(fonts)).toHaveCount(
    looks.filter(({ attributes }) => /card|banner/.test(attributes)).length,
  );
