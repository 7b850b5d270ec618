import type { LoadedPage } from '@ringside/shared/contract';
import type { Route } from '@ringside/shared/section/server';
import { articles } from '../content/articles.ts';
import type { Headline, SafeArticle } from '../content/schema.ts';
import { picture } from '../pictures/index.ts';
import { relatedAmong } from '../rules/lists.ts';
import { articleHead } from './articleHead.ts';
import { listCards, pictureCard, pictureOf, teaser } from './cards.ts';
import { newsRoutes, reviewsRoutes } from './storyLists.ts';

export function articlePage(article: SafeArticle, related: readonly Headline[]): LoadedPage {
  return {
    page: 'ArticlePage',
    data: {
      article: { ...pictureCard(article), comments: article.comments },
      related: listCards([article, ...related]).slice(1),
    },
    serverOnly: { body: article.body },
    head: articleHead(article, teaser(article), pictureOf(article)),
  };
}

export const notFoundPage: LoadedPage = {
  page: 'NotFoundPage',
  data: { picture: picture('industry-news') },
  head: {
    title: 'Article not found',
    description:
      'There is no article at this address. The news page has every story, newest first, and the fights, gear and training are in the menu.',
  },
  status: 404,
};

const related = relatedAmong(articles);

/** All routes of the section. */
export const routes: readonly Route[] = [
  ...newsRoutes(articles),
  ...articles.map(
    (article): Route => [`/news/${article.slug}`, () => articlePage(article, related(article))],
  ),
  ['/news/404', () => notFoundPage],
  ...reviewsRoutes(articles),
];
