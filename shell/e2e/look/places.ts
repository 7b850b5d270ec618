import { articles, missing, routes } from '../support/facts.ts';

export const WIDTHS = [320, 390, 640, 768, 900, 1024, 1440, 2560];

/** A day on which all fights are still ahead. */
export const DAY = '2025-08-15T09:00:00Z';

const review = articles.find(({ category }) => category === 'Gear Review');

/** One page of each kind. */
export const pages: readonly string[] = [
  ...routes.map(({ path }) => path).filter((path) => !/terms|cookies|bags|guards/.test(path)),
  `/news/${review?.slug}`,
  missing[2].path,
  '/embed/countdown',
  '/embed/training',
];

const widget = (name: string, attributes: string) =>
  `/embed/frame?element=ringside-${name}&${attributes}`;

export const widgets: readonly string[] = [
  ...['card', 'banner', 'line'].map((look) => widget('countdown', `fight=1&look=${look}`)),
  ...['card', 'banner', 'bare'].map((look) => widget('newsletter', `look=${look}`)),
];
