import type { Catalogue, LoadedPage } from '@ringside/shared/contract';
import { expect, test } from 'vitest';
import type { LoadedSection, Site } from '../../format/site.ts';
import { oembedAnswer, oembedFile } from './oembed.ts';

const section = (widgetData: object) => ({ server: { widgetData: () => widgetData } }) as LoadedSection;
const shell = {
  server: {
    frame: {},
    cardHtml: (origin: string, path: string, title: string) => ({
      html: `<iframe src="${origin}${path}" title="${title}"></iframe>`,
      height: 100,
    }),
    frameHtml: (_: Catalogue, tag: string, attributes: object) => ({
      html: `<iframe title="${tag} ${JSON.stringify(attributes)}"></iframe>`,
      height: 200,
    }),
  },
} as unknown as Site['shell'];
const site = { origin: 'https://ringside.example', shell } as Site;
const head = { title: 'Reviews', description: 'What we tried.', image: { src: '/card.jpg', alt: '' } };
const answer = async (path: string, widgetData: object = {}) =>
  JSON.parse(
    await oembedAnswer(site, section(widgetData), path, { head } as LoadedPage, {} as Catalogue),
  ) as unknown;

test('the answer for a page is a card of it', async () => {
  expect(await answer('/reviews')).toEqual({
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

test('the answer for the fights page is the next fight, low enough for a narrow place', async () => {
  expect(await answer('/fights', { 'ringside-countdown': { 7: {} } })).toMatchObject({
    html: '<iframe title="ringside-countdown {"fight":"next","look":"banner"}"></iframe>',
    height: 200,
  });
});

test('every page has an answer but those for frames and those that say that nothing was found', () => {
  expect(oembedFile(site, '/')).toBe('embed/oembed/index.json');
  expect(oembedFile(site, '/news/one')).toBe('embed/oembed/news/one.json');
  expect(oembedFile(site, '/embed/countdown')).toBe('embed/oembed/embed/countdown.json');
  for (const path of ['/404', '/news/404', '/embed/frame', '/embed/ringside-plans/limit-1'])
    expect(oembedFile(site, path), path).toBeUndefined();
  const without = { ...site, shell: { server: {} } } as Site;
  expect(oembedFile(without, '/news')).toBeUndefined();
});
