import type { PictureData } from '@ringside/shared/contract';
import { categoryPictures } from '../content/categories.ts';
import type { Headline } from '../content/schema.ts';
import { picture } from '../pictures/index.ts';
import { isoDate } from '../rules/isoDate.ts';

/** The data with which a list shows an article. */
export type ArticleCardData = {
  slug: string;
  title: string;
  category: string;
  /** The excerpt, or the summary if there is no excerpt. */
  text: string;
  author: string;
  date: string;
  /** The date as YYYY-MM-DD. */
  published: string;
  readTime: string;
  picture?: PictureData;
};

export const teaser = ({ excerpt, summary }: Headline): string => excerpt ?? summary ?? '';

/** The picture drawn for an article, or its category's. */
export function pictureOf({ picture: name, category }: Headline, use: 'lead' | 'card' = 'lead'): PictureData {
  return picture(name ?? categoryPictures[category], use);
}

export function card(article: Headline): ArticleCardData {
  const { slug, title, category, author, date, readTime } = article;
  const published = isoDate(date);
  return { slug, title, category, text: teaser(article), author, date, published, readTime };
}

export function pictureCard(article: Headline): ArticleCardData & { picture: PictureData } {
  return { ...card(article), picture: pictureOf(article) };
}

/** The cards of one list. Each picture appears only once; later articles with the same picture get none. */
export function listCards(articles: readonly Headline[]): ArticleCardData[] {
  const shown = new Set<string>();
  return articles.map((article, index) => {
    const shownPicture = pictureOf(article, index === 0 ? 'lead' : 'card');
    if (shown.has(shownPicture.src)) return card(article);
    shown.add(shownPicture.src);
    return { ...card(article), picture: shownPicture };
  });
}

/** The data of one article in the latest news. */
export type NewsItemData = {
  slug: string;
  title: string;
  category: string;
  date: string;
  published: string;
  /** Relative time in words, if the newsroom provided it. */
  time?: string;
  summary?: string;
};

export function newsItem({ slug, title, category, date, time }: Headline): NewsItemData {
  return { slug, title, category, date, published: isoDate(date), ...(time && { time }) };
}
