import type { RenderedPage } from '@ringside/shared/contract';
import { expect, test } from 'vitest';
import type { Site } from '../../format/site.ts';
import { oembedFile, oembedResponse } from './oembed.ts';

const shell = {
  server: {
    frame: {},
    cardHtml: (origin: string, path: string, title: string) => ({
      html: `<iframe src="${origin}${path}" title="${title}"></iframe>`,
      height: 100,
    }),
  },
} as unknown as Site['shell'];
const site = { origin: 'https://ringside.example', shell } as Site;
const head = {
  title: 'Reviews',
  description: 'What we tried.',
  image: { src: '/card.jpg', alt: '' },
};
const response = async (more: Partial<RenderedPage['head']> = {}) =>
  JSON.parse(
    await oembedResponse(site, '/reviews', { head: { ...head, ...more } } as RenderedPage),
  ) as unknown;

test('the response for a page is a card of it', async () => {
  expect(await response()).toEqual({
    version: '1.0',
    type: 'rich',
    title: 'Reviews',
    provider_name: 'Ringside',
    provider_url: 'https://ringside.example',
    cache_age: 86_400,
    width: 320,
    height: 100,
    html: '<iframe src="https://ringside.example/reviews" title="Reviews"></iframe>',
    description: 'What we tried.',
    image: 'https://ringside.example/card.jpg',
  });
});

test('the response for a page with events lists them', async () => {
  const event = {
    '@type': 'SportsEvent',
    name: 'A: B vs C',
    startDate: '2025-10-18T22:00:00+01:00',
    url: '/fights#fight-1',
  };
  const elsewhere = { ...event, url: 'https://elsewhere.example/' };
  expect(
    await response({ structuredData: [event, elsewhere, { '@type': 'BreadcrumbList' }] }),
  ).toMatchObject({ events: [{ name: 'A: B vs C', date: '2025-10-18', path: '/fights#fight-1' }] });
});

test('every page has a response but those for frames and those that say that nothing was found', () => {
  expect(oembedFile(site, '/')).toBe('embed/oembed/index.json');
  expect(oembedFile(site, '/news/one')).toBe('embed/oembed/news/one.json');
  expect(oembedFile(site, '/embed/countdown')).toBe('embed/oembed/embed/countdown.json');
  for (const path of ['/404', '/news/404', '/embed/frame', '/embed/ringside-plans/limit-1'])
    expect(oembedFile(site, path), path).toBeUndefined();
  const without = { ...site, shell: { server: {} } } as Site;
  expect(oembedFile(without, '/news')).toBeUndefined();
});
