import { createSectionServer } from '@ringside/shared/section/server';
import { articles } from './content/articles.ts';
import { views } from './elements.ts';
import { atomFeed } from './feed.ts';
import { loadElements } from './loadElements.ts';
import { articlePage, newsPage, notFoundPage, reviewsPage } from './loadPages.ts';
import { manifest } from './manifest.ts';
import { pages } from './pages/index.ts';
import { newestFirst } from './rules/lists.ts';

export const { paths, load, render, loadElement, renderElement } = createSectionServer(manifest, {
  pages,
  elements: views,
  routes: [
    ['/news', () => newsPage(articles)],
    ...articles.map((article) => [`/news/${article.slug}`, () => articlePage(articles, article)] as const),
    ['/news/404', () => notFoundPage],
    ['/reviews', () => reviewsPage(articles)],
  ],
  loadElement: loadElements,
});
export { manifest };

export const files = (origin: string) => ({ 'feed.xml': atomFeed(newestFirst(articles), origin) });
