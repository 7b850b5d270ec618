import { definePages } from '@ringside/shared/section/server';
import { NotFoundView } from '@ringside/shared/ui';
import { loadArticlePage, loadNotFoundPage, news, reviews, slugs } from './load/loadPages.ts';
import { ArticlePage } from './pages/ArticlePage.tsx';
import { StoriesPage } from './pages/StoriesPage.tsx';

export const pages = definePages({
  '/news': { view: StoriesPage, client: false, load: news.loadNewest },
  '/news/stories/:range': {
    view: StoriesPage,
    client: false,
    values: () => news.ranges,
    load: news.loadOlder,
  },
  '/news/:slug': { view: ArticlePage, values: () => slugs, load: loadArticlePage },
  '/news/404': { view: NotFoundView, client: false, load: loadNotFoundPage },
  '/reviews': { view: StoriesPage, client: false, load: reviews.loadNewest },
  '/reviews/stories/:range': {
    view: StoriesPage,
    client: false,
    values: () => reviews.ranges,
    load: reviews.loadOlder,
  },
});
