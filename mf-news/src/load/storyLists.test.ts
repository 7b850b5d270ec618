import { expect, test } from 'vitest';
import type { Headline } from '../content/schema.ts';
import { render } from '../server.tsx';
import { newsList, reviewsList } from './storyLists.ts';

/** Higher numbers are newer. */
const story = (number: number): Headline => ({
  id: number,
  slug: `story-${number}`,
  title: `Story ${number}`,
  excerpt: 'It was close.',
  author: 'Maeve Thorncastle',
  date: new Date(Date.UTC(2025, 0, number)).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    dateStyle: 'medium',
  }),
  category: number % 2 ? 'Gear Review' : 'Training',
  readTime: '3 min read',
  keywords: ['jab', 'hook', 'cross'],
  image: 'A glove',
  comments: 0,
});
const stories = (count: number) => Array.from({ length: count }, (_, index) => story(index + 1));
/** The pages of a list by their URL, as `pages.ts` makes them. */
const pagesOf = (path: string, { ranges, loadNewest, loadOlder }: ReturnType<typeof newsList>) =>
  new Map([
    [path, { page: path, ...loadNewest() }],
    ...ranges.map((range) => [`${path}/stories/${range}`, { page: path, ...loadOlder(range) }] as const),
  ]);
const loaded = (count: number, size = 3) => pagesOf('/news', newsList(stories(count), size));
const html = (page = loaded(8).get('/news')) => (page ? render(page, 'r0') : '');
const linked = (text: string) => [
  ...new Set([...text.matchAll(/href="(\/news\/story-\d+)"/g)].map(([, address]) => address)),
];

test('up to the limit one page shows all stories and links to no other', () => {
  const all = loaded(3);
  expect([...all.keys()]).toEqual(['/news']);
  expect(linked(html(all.get('/news')))).toEqual(['/news/story-3', '/news/story-2', '/news/story-1']);
  expect(html(all.get('/news'))).not.toContain('More stories');
});

test('above the limit the first page shows the newest and links to older pages, which link to each other', () => {
  const all = loaded(8);
  expect([...all.keys()]).toEqual(['/news', '/news/stories/1-3', '/news/stories/4-6']);
  const links = [...all].map(([path, page]) => [
    path,
    [...html(page).matchAll(/<nav.*?<\/nav>/gs)].flatMap(([nav]) =>
      [...nav.matchAll(/href="([^"]+)"/g)].map(([, to]) => to),
    ),
  ]);
  expect(links).toEqual([
    ['/news', ['/news/stories/4-6']],
    ['/news/stories/1-3', ['/news/stories/4-6']],
    ['/news/stories/4-6', ['/news', '/news/stories/1-3']],
  ]);
  expect(linked(html(all.get('/news')))).toEqual(['/news/story-8', '/news/story-7', '/news/story-6']);
  expect(linked(html(all.get('/news/stories/1-3')))).toEqual([
    '/news/story-3',
    '/news/story-2',
    '/news/story-1',
  ]);
});

test('a new story changes only the newest page, unless it starts an older page', () => {
  const changed = (before: number) => {
    const known = loaded(before);
    return [...loaded(before + 1)]
      .filter(([path, page]) => JSON.stringify(page) !== JSON.stringify(known.get(path)))
      .map(([path]) => path);
  };
  expect(changed(7)).toEqual(['/news']);
  expect(changed(8)).toEqual(['/news']);
  // The previous older page gets a link to the new one.
  expect(changed(9)).toEqual(['/news', '/news/stories/4-6', '/news/stories/7-9']);
});

test('older pages have their own heads and their own breadcrumbs', () => {
  const heads = [...loaded(8).values()].map(({ head }) => head);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(3);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(3);
  expect(JSON.stringify(heads[1]?.structuredData)).toContain('"item":"/news/stories/1-3"');
  expect(loaded(8).get('/news/stories/1-3')?.data).toMatchObject({
    lead: 'Stories 1 to 3, from Jan 1, 2025 to Jan 3, 2025, newest first.',
  });
});

test('reviews behave the same way', () => {
  const all = [...pagesOf('/reviews', reviewsList(stories(8), 3))];
  expect(all.map(([path, page]) => [path, linked(html(page))])).toEqual([
    ['/reviews', ['/news/story-7', '/news/story-5', '/news/story-3']],
    ['/reviews/stories/1-3', ['/news/story-5', '/news/story-3', '/news/story-1']],
  ]);
});

test('an older page’s address never looks like that of a "not found" page', () => {
  // `/news/404` is the page for unknown URLs, and an article may be called "stories".
  const paths = [...loaded(500, 1).keys()];
  expect(paths).toContain('/news/stories/404-404');
  expect(paths.filter((path) => path.endsWith('/404') || path.split('/').length === 3)).toEqual([]);
});
