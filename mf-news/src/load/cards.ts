import type { PictureData } from '@ringside/shared/contract';
import { categoryPictures } from '../content/categories.ts';
import type { Headline } from '../content/schema.ts';
import { picture } from '../pictures/index.ts';

export type ArticleCardData = ReturnType<typeof card> & {
  picture?: PictureData;
  /** A review's, on pages of stories. */
  rating?: number | undefined;
  /** On the page of reviews. */
  facts?: Headline['facts'];
};

export function pictureOf(
  { picture: name, category }: Headline,
  use: 'lead' | 'card' = 'lead',
): PictureData {
  return picture(name ?? categoryPictures[category], use);
}

export function card({ slug, title, category, text, author, date, published, readTime }: Headline) {
  return { slug, title, category, text, author, date, published, readTime };
}

export const listCards = (articles: readonly Headline[]): ArticleCardData[] =>
  withPictures(articles).map(({ article, picture }) => ({ ...card(article), picture }));

/** The cards of a page of stories, where a review shows its score. */
export const scoredCards = (articles: readonly Headline[]): ArticleCardData[] =>
  listCards(articles).map((shown, index) => ({ ...shown, rating: articles[index]?.rating }));

/** The cards of the page of reviews, which readers compare. */
export const reviewCards = (articles: readonly Headline[]): ArticleCardData[] =>
  scoredCards(articles).map((shown, index) => ({ ...shown, facts: articles[index]?.facts }));

/** A picture appears only once in a list. */
export function withPictures(articles: readonly Headline[]) {
  const shown = new Set<string>();
  return articles.map((article, index) => {
    const ofArticle = pictureOf(article, index === 0 ? 'lead' : 'card');
    if (shown.has(ofArticle.src)) return { article };
    shown.add(ofArticle.src);
    return { article, picture: ofArticle };
  });
}

/** A story beside what the page says about the same event. */
export const storyCard = (article: Headline): ArticleCardData => ({
  ...card(article),
  picture: pictureOf(article, 'card'),
});
