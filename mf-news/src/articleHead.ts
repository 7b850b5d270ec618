import type { PageHead, PictureData } from '@ringside/shared/contract';
import type { Article } from './content/schema.ts';
import { socialCard } from './pictures/index.ts';
import { clip } from './rules/clip.ts';
import { isoDate } from './rules/isoDate.ts';

/** What a search result shows of a description, in characters. */
const DESCRIPTION = 155;

/** Words that say nothing about a story on their own. */
const SMALL_WORDS =
  /^(?:about|another|before|does|from|gets|gives?|have|into|lets|over|than|that|their|them|then|they|this|what|when|with|your)$/i;

/** What an article's page says in its head. */
export function articleHead(article: Article, text: string, picture: PictureData): PageHead {
  const published = isoDate(article.date);
  const { title, author, category } = article;
  return {
    title,
    description: clip(text, DESCRIPTION),
    keywords: keywords(article),
    image: socialCard(article.slug, title, 'news'),
    article: { publishedTime: published, author, section: category },
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'NewsArticle',
        headline: title,
        description: text,
        datePublished: published,
        author: { '@type': 'Person', name: author },
        articleSection: category,
        commentCount: article.comments,
        timeRequired: `PT${Number.parseInt(article.readTime, 10)}M`,
        image: picture.src,
      },
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'News', item: '/news' },
          { '@type': 'ListItem', position: 2, name: title },
        ],
      },
    ],
  };
}

/** The category, the full names in the title, and the title's other words, each once. */
export function keywords({ category, title, content }: Pick<Article, 'category' | 'title' | 'content'>) {
  const words = title.match(/[\p{L}\p{N}]+(?:[’'-]\p{L}+)*/gu) ?? [];
  // Every word of a title has a capital; where the body has the same two in a row, they are a name.
  const names = words
    .map((word, index) => `${word} ${words[index + 1]}`)
    .filter((pair) => /^\p{Lu}\S+ \p{Lu}/u.test(pair) && title.includes(pair) && content.includes(pair));
  const telling = words.filter(
    (word) => word.length > 3 && !SMALL_WORDS.test(word) && !names.some((name) => name.includes(word)),
  );
  return [...new Set([category, ...names, ...telling])];
}
