import { expect, test } from 'vitest';
import { contentType, isCompressed, isForPrograms } from './fileKinds.ts';

test.each([
  ['index.html', 'text/html; charset=utf-8', 'compressed'],
  ['assets/news/index-0.js', 'text/javascript; charset=utf-8', 'compressed'],
  ['assets/news/style.css', 'text/css; charset=utf-8', 'compressed'],
  ['assets/mark.svg', 'image/svg+xml; charset=utf-8', 'compressed'],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8', 'compressed'],
  ['embed/types/2.d.ts', 'text/plain; charset=utf-8', 'compressed'],
  ['sitemap.xml', 'application/xml; charset=utf-8', 'for programs'],
  ['robots.txt', 'text/plain; charset=utf-8', 'for programs'],
  ['embed/oembed.json', 'application/json; charset=utf-8', 'for programs'],
  ['fights.ics', 'text/calendar; charset=utf-8', 'for programs'],
  ['gear/prices.csv', 'text/csv; charset=utf-8', 'for programs'],
  ['news.rss', 'application/rss+xml; charset=utf-8', 'for programs'],
  ['news.atom', 'application/atom+xml; charset=utf-8', 'for programs'],
  ['gym.vcf', 'text/vcard; charset=utf-8', 'for programs'],
  ['notes.md', 'text/markdown; charset=utf-8', 'for programs'],
  ['gyms.geojson', 'application/geo+json; charset=utf-8', 'for programs'],
  ['route.gpx', 'application/gpx+xml; charset=utf-8', 'for programs'],
  ['favicon.ico', 'image/x-icon', ''],
  ['a.avif', 'image/avif', ''],
  ['plan.pdf', 'application/pdf', ''],
  ['film.mp4', 'video/mp4', ''],
  ['releases/news/1/release.json', 'application/json; charset=utf-8', ''],
  ['html', 'application/octet-stream', ''],
  ['a.unknown-to-all', 'application/octet-stream', ''],
])('%s has the type %s, and is %s', (path, type, kind) => {
  expect(contentType(path)).toBe(type);
  expect(isCompressed(path)).toBe(kind !== '');
  expect(isForPrograms(path)).toBe(kind === 'for programs');
});
