import robotsParser from 'robots-parser';
import { articlePaths, elementPaths, isBelowAdded, routes } from '../support/facts.ts';
import { expect, test } from '../support/sharedPage.ts';

const ORIGIN = 'https://ringside.example';
const paths = [...new Set([...routes.map(({ path }) => path), ...articlePaths, ...elementPaths])];

test('the sitemap lists every page once, with its canonical URL, and nothing else', async ({
  request,
}) => {
  const text = await (await request.get('/sitemap.xml')).text();
  const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) =>
    url.replace(ORIGIN, ''),
  );
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((path) => !isBelowAdded(path)).sort()).toEqual([...paths].sort());
});

test('robots may read everything, and learn where the sitemap is', async ({ request }) => {
  const robots = robotsParser(
    `${ORIGIN}/robots.txt`,
    await (await request.get('/robots.txt')).text(),
  );
  for (const path of [...paths, '/feed.xml', '/fights.ics'])
    expect(robots.isAllowed(ORIGIN + path, 'Googlebot'), path).toBe(true);
  expect(robots.getSitemaps()).toEqual([`${ORIGIN}/sitemap.xml`]);
});

test('the feed and the calendars have the right content types', async ({ request }) => {
  for (const [path, type] of [
    ['/feed.xml', /^application\/(atom\+)?xml/],
    ['/fights.ics', /^text\/calendar/],
    ['/fights/1.ics', /^text\/calendar/],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toMatch(type);
  }
});
