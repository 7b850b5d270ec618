import { Feed } from 'feed';
import type { SafeArticle } from '../content/schema.ts';

/**
 * The Atom feed of the newest articles, newest first.
 *
 * @param origin the site's public address, such as `https://ringside.example`
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function atomFeed(newestFirst: readonly SafeArticle[], origin: string): string {
  const feed = new Feed({
    title: 'Ringside',
    // The feed's subtitle.
    description: 'Boxing news, fight analysis, training and gear',
    id: `${origin}/`,
    link: `${origin}/news`,
    language: 'en',
    copyright: 'Ringside',
    // The newest article's day instead of today, so that the same articles give the same feed.
    updated: dayOf(newestFirst[0]?.date ?? ''),
    generator: 'Ringside',
    feedLinks: { atom: `${origin}/feed.xml` },
  });
  for (const article of newestFirst) {
    const link = `${origin}/news/${article.slug}`;
    feed.addItem({
      id: link,
      link,
      title: article.title,
      description: article.excerpt ?? article.summary,
      // Feeds are read elsewhere, so their addresses must be absolute.
      content: article.body.replaceAll('href="/', `href="${origin}/`),
      author: [{ name: article.author }],
      category: [{ name: article.category }],
      date: dayOf(article.date),
      published: dayOf(article.date),
    });
  }
  return feed.atom1();
}

/** Midnight UTC of a day such as "Aug 13, 2025", whatever the machine's time zone. */
const dayOf = (date: string): Date => new Date(`${date} UTC`);
