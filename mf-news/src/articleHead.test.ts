import { expect, test } from 'vitest';
import { keywords } from './articleHead.ts';
import { articles } from './content/articles.ts';
import { load } from './server.tsx';

test('keywords are the category, full names and what is left of the title', () => {
  const content = '<p>Watch Tobias Rourke and Anselm Varga.</p>';
  const title = 'Tobias Rourke Has the Better Jab. Anselm Varga Has the Better Idea.';
  expect(keywords({ category: 'Fight Analysis', title, content })).toEqual([
    'Fight Analysis',
    'Tobias Rourke',
    'Anselm Varga',
    'Better',
    'Idea',
  ]);
});

test.each(articles.map(({ slug }) => [slug]))(
  'the head of %s fits a search result and has its own card',
  async (slug) => {
    const head = (await load(`/news/${slug}`))?.head;
    expect(head?.description.length).toBeGreaterThan(119);
    expect(head?.description.length).toBeLessThanOrEqual(155);
    expect(head?.image?.src).toContain(`/${slug}`);
  },
);
