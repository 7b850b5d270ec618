import type { Catalogue } from '@ringside/shared/contract';
import { expect, test } from 'vitest';
import type { LoadedSection, Site } from '../../format/site.ts';
import { oembedFile, oembedFiles } from './oembed.ts';

const section = (name: string, paths: string[], widgetData: object | undefined = undefined) =>
  ({
    release: { name },
    pages: { hashes: new Map(paths.map((path) => [path, 'hash'])) },
    descriptions: [{ tagName: `ringside-${name}` }],
    server: { widgetData: () => widgetData ?? {} },
  }) as unknown as LoadedSection;
const fights = section('fights', ['/fights'], { 'ringside-countdown': { 7: {}, 9: {} } });
const news = section('news', ['/news', '/news/one', '/reviews']);
const shell = {
  ...section('shell', ['/']),
  server: {
    frameHtml: (_: Catalogue, tag: string, attributes: object) => ({
      html: `<iframe title="${tag} ${JSON.stringify(attributes)}"></iframe>`,
      title: tag,
      height: 100,
    }),
  },
} as unknown as LoadedSection;
const site = { origin: 'https://ringside.example', shell, sections: [fights, news] } as unknown as Site;
const answers = new Map<string, { html?: string }>();
for (const { file, text } of oembedFiles(site, {} as Catalogue)) answers.set(file, JSON.parse(await text()));

test('each page of a section, articles too, has an answer with an iframe of its element', () => {
  expect([...answers.keys()]).toEqual([
    'embed/oembed/fights.json',
    'embed/oembed/news.json',
    'embed/oembed/news/one.json',
    'embed/oembed/reviews.json',
  ]);
  expect(answers.get('embed/oembed/reviews.json')).toEqual({
    version: '1.0',
    type: 'rich',
    title: 'ringside-news',
    provider_name: 'Ringside',
    provider_url: 'https://ringside.example',
    cache_age: 86_400,
    width: 320,
    height: 100,
    html: '<iframe title="ringside-news {"path":"/reviews"}"></iframe>',
  });
});

test('the answer for the fights page is a card of the next fight', () => {
  expect(answers.get('embed/oembed/fights.json')?.html).toContain(
    'ringside-countdown {"fight":"next","look":"card"}',
  );
});

test('neither unknown pages nor pages of a section without a description have an answer', () => {
  expect(oembedFile(site, news, '/news/two')).toBeUndefined();
  const without: LoadedSection = { ...news, descriptions: [] };
  expect(oembedFile(site, without, '/news')).toBeUndefined();
});
