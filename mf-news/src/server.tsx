import { createSectionServer } from '@ringside/shared/section/server';
import { newestFirst } from './content/articles.ts';
import { views } from './elements.ts';
import { manifest } from './manifest.ts';
import { pages } from './pages/index.ts';

const articles = newestFirst.map(({ slug, title }) => ({ slug, title }));
export const { paths, load, render, loadElement, renderElement } = createSectionServer(manifest, {
  pages,
  elements: views,
  routes: [
    ...articles.map(
      (a) =>
        [
          `/news/${a.slug}`,
          () => ({ page: 'NewsPage', data: { articles }, head: { title: a.title, description: 'x' } }),
        ] as const,
    ),
    [
      '/reviews',
      () => ({ page: 'NewsPage', data: { articles }, head: { title: 'Reviews', description: 'd' } }),
    ],
    ['/news', () => ({ page: 'NewsPage', data: { articles }, head: { title: 'News', description: 'd' } })],
  ],
  loadElement: { 'ringside-article-list': () => ({ articles }) },
});
export { manifest };
