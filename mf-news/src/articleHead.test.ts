import { expect, test } from 'vitest';
import { keywords } from './articleHead.ts';
import { articles } from './content/articles.ts';
import { articlePage } from './loadPages.ts';

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

test.each(articles.map((article) => [article.slug, article] as const))(
  'the description of %s fits a search result',
  (_, article) => {
    const { description } = articlePage(articles, article).head;
    expect(description.length).toBeGreaterThan(119);
    expect(description.length).toBeLessThanOrEqual(155);
  },
);
