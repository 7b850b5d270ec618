import { expect, test } from 'vitest';
import { newestFirst } from '../rules/lists.ts';
import { section } from '../server.tsx';
import { headline } from '../testing/headline.ts';
import { NEWS, REVIEWS, storyList } from './storyLists.ts';

function loaded(count: number, size = 3) {
  const stories = Array.from({ length: count }, (_, index) =>
    headline(`story-${index + 1}`, index + 1),
  );
  const { ranges, loadNewest, loadOlder } = storyList(NEWS, newestFirst(stories), size);
  const page = '/news';
  return new Map([
    [page, { page, ...loadNewest() }],
    ...ranges.map((range) => [`/news/stories/${range}`, { page, ...loadOlder(range) }] as const),
  ]);
}
test.each([
  [0, { '/news': [] }],
  [3, { '/news': [3, 2, 1] }],
  [4, { '/news': [4, 3, 2], '/news/stories/1-3': [3, 2, 1] }],
  [8, { '/news': [8, 7, 6], '/news/stories/1-3': [3, 2, 1], '/news/stories/4-6': [6, 5, 4] }],
])(
  'of %i stories the newest are on the first page, and older pages are full',
  (count, expected) => {
    const numbers = [...loaded(count)].map(([path, { data }]) => [
      path,
      data.articles.map(({ slug }) => Number(slug.slice(6))),
    ]);
    expect(Object.fromEntries(numbers)).toEqual(expected);
  },
);

test('pages of a list link to each other, and a list that fits on one page has no links', () => {
  const links = (count: number) =>
    [...loaded(count).values()].map((page) =>
      [...section.render(page).html.matchAll(/<nav.*?<\/nav>/gs)].flatMap(([nav]) =>
        [...nav.matchAll(/href="([^"]+)"/g)].map(([, to]) => to),
      ),
    );
  expect(links(3)).toEqual([[]]);
  expect(links(8)).toEqual([
    ['/news/stories/4-6'],
    ['/news/stories/4-6'],
    ['/news', '/news/stories/1-3'],
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
  expect(changed(9)).toEqual(['/news', '/news/stories/4-6', '/news/stories/7-9']);
});

test('older pages have their own heads and their own breadcrumbs', () => {
  const heads = [...loaded(8).values()].map(({ head }) => head);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(3);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(3);
  expect(JSON.stringify(heads[1]?.structuredData)).toContain('"item":"/news/stories/1-3"');
  expect(loaded(8).get('/news/stories/1-3')?.data).toMatchObject({
    lead: 'Stories 1 to 3, from Aug 1, 2025 to Aug 3, 2025, newest first.',
  });
});

test('only the page of reviews says what readers compare, and the kind in place of the category', () => {
  const facts = {
    kind: 'Rope',
    bestFor: 'Low ceilings',
    weight: '190 g',
    tested: 'Four weeks',
    against: 'Frays at the handle',
  };
  const review = headline('a-rope', 1, { category: 'Gear Review', facts });
  const [reviews, news] = [REVIEWS, NEWS].map((list) => {
    const page = { page: '/reviews', ...storyList(list, [review, review]).loadNewest() };
    return section.render(page).html;
  });
  for (const words of Object.values(facts)) {
    expect(reviews?.split(words)).toHaveLength(3);
    expect(news).not.toContain(words);
  }
  expect(reviews).not.toContain('Gear Review<');
  expect(news).toContain('Gear Review<');
});

test('an older page’s URL never looks like that of a "not found" page', () => {
  // No list may have the URL `/news/404`, which is the page for unknown URLs.
  const paths = [...loaded(500, 1).keys()];
  expect(paths).toContain('/news/stories/404-404');
  expect(paths.filter((path) => path.endsWith('/404') || path.split('/').length === 3)).toEqual([]);
});
