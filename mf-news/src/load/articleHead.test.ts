import { expect, test } from 'vitest';
import { articles } from '../content/articles.ts';
import { load } from '../server.tsx';

test.each(articles.map((article) => [article.slug, article] as const))(
  'the names among the keywords of %s are in its text',
  (_, { keywords, title, body }) => {
    const text = `${title} ${body.replace(/<[^>]+>/g, '')}`;
    expect(keywords.filter((keyword) => /\p{Lu}/u.test(keyword) && !text.includes(keyword))).toEqual([]);
  },
);

test.each(articles.map(({ slug }) => [slug]))(
  'the head of %s fits a search result and has a card: its own, or the section’s until that is drawn',
  async (slug) => {
    const head = (await load(`/news/${slug}`))?.head;
    expect(head?.description.length).toBeGreaterThan(119);
    expect(head?.description.length).toBeLessThanOrEqual(155);
    expect(head?.image?.src).toMatch(new RegExp(`/(${slug}|news)\\b`));
  },
);
