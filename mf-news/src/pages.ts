import { definePages } from '@ringside/shared/section/server';
import { NotFoundView } from '@ringside/shared/ui';
import { ArticlePage } from './pages/ArticlePage.tsx';
import { StoriesPage } from './pages/StoriesPage.tsx';

/** Only the build imports the articles: a release contains them as data, not as code. */
const loaders = () => import('./load/loadPages.ts');

/**
 * The news section: all articles, one article, or the gear reviews.
 *
 * @csp img-src - Pictures.
 */
export const pages = definePages({
  '/news': { view: StoriesPage, client: false, load: async () => (await loaders()).news.loadNewest() },
  '/news/stories/:range': {
    view: StoriesPage,
    client: false,
    values: async () => (await loaders()).news.ranges,
    load: async (range) => (await loaders()).news.loadOlder(range),
  },
  '/news/:slug': {
    view: ArticlePage,
    values: async () => (await loaders()).slugs,
    load: async (slug) => (await loaders()).loadArticlePage(slug),
  },
  '/news/404': {
    view: NotFoundView,
    client: false,
    load: async () => (await loaders()).loadNotFoundPage(),
  },
  '/reviews': { view: StoriesPage, client: false, load: async () => (await loaders()).reviews.loadNewest() },
  '/reviews/stories/:range': {
    view: StoriesPage,
    client: false,
    values: async () => (await loaders()).reviews.ranges,
    load: async (range) => (await loaders()).reviews.loadOlder(range),
  },
});
