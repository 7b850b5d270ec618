import { expect, type Page } from '@playwright/test';

const FALLBACK =
  '<a href="https://ringside.example/fights#fight-1">Thunder on the Thames</a> <time datetime="2025-10-18">October 18, 2025</time>';
const LONG = 'The Night of the Extraordinarily Long Undercard at the Kristallpalast';
const OWN = `date="2025-11-29" event="${LONG}"`;
const TICKETS = '<a href="/tickets">Tickets</a>';
const FORM =
  '<form method="dialog"><label>Email address <input type="email" name="email" required autocomplete="email"></label> <button>Subscribe</button></form>';
const ACTION = 'action="https://boxing.example/subscribers"';

const countdown = (attributes: string, content = FALLBACK) =>
  `<ringside-countdown ${attributes}>${content}</ringside-countdown>`;
const newsletter = (attributes: string, content = FORM) =>
  `<ringside-newsletter ${attributes}>${content}</ringside-newsletter>`;

export const NOW = '2025-08-05T09:00:00Z';

export const PLAIN_LOOKS = [
  countdown('look="card" fight="1"'),
  countdown('look="card" fight="2"', ''),
  countdown('look="banner" fight="1"'),
  countdown(`look="banner" ${OWN}`, TICKETS),
  countdown('look="line" fight="1"'),
  newsletter(`look="card" ${ACTION}`),
  newsletter('look="card"', ''),
  newsletter(`look="banner" ${ACTION}`),
  newsletter('look="bare"'),
];

export const LOOKS = [
  ...PLAIN_LOOKS,
  countdown('look="card" fight="3" date="2025-08-05"', ''),
  countdown('look="card" fight="4" date="2025-08-04" past="link"', ''),
  countdown(
    'look="card" fight="1" date="2025-08-04" past="text"',
    `<p slot="past">${LONG} is over.</p>`,
  ),
  countdown(`look="card" ${OWN}`, TICKETS),
  countdown('look="card" fight="1" font="inherit"'),
  countdown('look="banner" fight="2" date="2025-08-05"', ''),
  countdown('look="banner" fight="3" date="2025-08-04" past="link"', ''),
  countdown('look="banner" fight="4" font="inherit"'),
  newsletter(
    'look="card" font="inherit"',
    `<p slot="title">${LONG}</p><p slot="text">Told by the people who were there.</p><p slot="note">We keep your address ourselves.</p>${FORM}`,
  ),
  newsletter('look="banner" font="inherit"'),
];

export const pageWith = (looks: readonly string[], place = ''): string =>
  looks.map((look) => `<div style="${place}">${look}</div>`).join('') +
  '<script async src="ORIGIN/embed/countdown.js"></script><script async src="ORIGIN/embed/newsletter.js"></script>';

export const haveFonts = (page: Page, looks: readonly string[], selector = '.look.seen') =>
  expect(page.locator(selector)).toHaveCount(
    looks.filter((look) => /"(card|banner)"/.test(look)).length,
  );

export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (globalThis as unknown as { shift: number }).shift += (
          entry as unknown as { value: number }
        ).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
export const shiftOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
