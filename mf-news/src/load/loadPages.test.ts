import { expect, test } from 'vitest';
import { articles } from '../content/articles.ts';
import { section } from '../server.tsx';
import { loadArticlePage } from './loadPages.ts';

test.each(articles.map((article) => [article.slug, article] as const))(
  'the head of %s has names from its text, fits a search result, and has a card: its own, or the section’s',
  async (slug, { keywords, title, body }) => {
    const text = `${title} ${body.replace(/<[^>]+>/g, '')}`;
    expect(
      keywords.filter((keyword) => /\p{Lu}/u.test(keyword) && !text.includes(keyword)),
    ).toEqual([]);
    const head = (await section.load(`/news/${slug}`))?.head;
    const advice =
      'the description is the excerpt, cut after a word: write at least 120 characters';
    expect(head?.description.length, advice).toBeGreaterThanOrEqual(120);
    expect(head?.description.length).toBeLessThanOrEqual(155);
    expect(JSON.stringify(head?.structuredData)).toMatch(/"datePublished":"\d{4}-\d{2}-\d{2}/);
    expect(head?.image?.src).toMatch(new RegExp(`/(${slug}|news)\\b`));
  },
);

test('names in a title are those of its keywords that it has as they are written', () => {
  const namesOf = (slug: string) => loadArticlePage(slug).data.article.names;
  expect(namesOf('tobias-rourke-anselm-varga-jab-analysis')).toEqual([
    'Tobias Rourke',
    'Anselm Varga',
  ]);
  expect(namesOf('how-to-read-a-fight-before-the-first-bell')).toEqual([]);
});
