import type { Headline } from '../content/schema.ts';

/** @param day of August 2025 */
export function headline(slug: string, day: number, more: Partial<Headline> = {}): Headline {
  const published = new Date(Date.UTC(2025, 7, day)).toISOString();
  return {
    id: 1,
    slug,
    title: `The story of ${slug}`,
    text: 'It was close.',
    author: 'Maeve Thorncastle',
    date: `Aug ${day}, 2025`,
    published,
    modified: published.slice(0, 10),
    category: 'Training',
    readTime: '3 min read',
    keywords: ['jab', 'hook', 'cross'],
    image: 'A glove',
    comments: 0,
    ...more,
  };
}
