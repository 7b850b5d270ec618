import type { PictureData } from '@ringside/shared/contract';
import type { Headline } from './content/schema.ts';
import { picture } from './pictures/index.ts';
import { isoDate } from './rules/isoDate.ts';

/** What a list shows of an article. */
export interface ArticleCardData {
  slug: string;
  title: string;
  category: string;
  /** The excerpt, or the summary where there is none. */
  text: string;
  author: string;
  date: string;
  /** The date as YYYY-MM-DD. */
  published: string;
  readTime: string;
  picture?: PictureData;
}

export const teaser = ({ excerpt, summary }: Headline): string => excerpt ?? summary ?? '';

/** The picture of an article's category. */
export function pictureOf({ category }: Headline): PictureData {
  return picture(category.toLowerCase().replaceAll(' ', '-'));
}

export function card(article: Headline): ArticleCardData {
  const { slug, title, category, author, date, readTime } = article;
  const published = isoDate(date);
  return { slug, title, category, text: teaser(article), author, date, published, readTime };
}

export function pictureCard(article: Headline): ArticleCardData {
  return { ...card(article), picture: pictureOf(article) };
}

/** What the latest news show of an article. */
export interface NewsItemData {
  slug: string;
  title: string;
  category: string;
  date: string;
  published: string;
  /** How long ago, in words, where the newsroom wrote it. */
  time?: string;
  summary?: string;
}

export function newsItem({ slug, title, category, date, time }: Headline): NewsItemData {
  return { slug, title, category, date, published: isoDate(date), ...(time && { time }) };
}
