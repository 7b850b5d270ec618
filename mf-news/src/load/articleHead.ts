import type { PageHead, PictureData } from '@ringside/shared/contract';
import { breadcrumbs, PUBLISHER, structured } from '@ringside/shared/section/structuredData';
import type { Headline } from '../content/schema.ts';
import { socialCard } from '../pictures/index.ts';
import { isoDate } from '../rules/isoDate.ts';

/** How much of a description search results show, in characters. */
const DESCRIPTION_MAX_CHARS = 155;

/** The head of an article's page. */
export function articleHead(article: Headline, text: string, picture: PictureData): PageHead {
  const published = isoDate(article.date);
  const { title, author, category } = article;
  const path = `/news/${article.slug}`;
  return {
    title,
    description: clip(text, DESCRIPTION_MAX_CHARS),
    keywords: article.keywords,
    image: socialCard(article.slug, title, 'news'),
    modified: published,
    article: { publishedTime: published, author, section: category },
    structuredData: [
      structured('NewsArticle', {
        headline: title,
        url: path,
        description: text,
        datePublished: published,
        dateModified: published,
        author: { '@type': 'Person', name: author, url: authorUrl(author) },
        publisher: PUBLISHER,
        articleSection: category,
        commentCount: article.comments,
        timeRequired: `PT${Number.parseInt(article.readTime, 10)}M`,
        image: picture.src,
      }),
      breadcrumbs(['News', '/news'], [title, path]),
    ],
  };
}

/** Shortens a text to at most `limit` characters. It is cut between words, and an ellipsis marks the cut. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const words = text.slice(0, limit).split(/\s+/).slice(0, -1).join(' ');
  return `${words.replace(/[^\p{L}\p{N}]+$/u, '')}…`;
}

/** The writer's entry on the page about us. */
const authorUrl = (author: string): string => `/about#${author.toLowerCase().replaceAll(' ', '-')}`;
