import { createSectionServer } from '@ringside/shared/section/server';
import { views } from './elements.ts';
import { manifest } from './manifest.ts';
import { pages } from './pages/index.ts';

export { manifest };

export const { paths, load, render, loadElement, renderElement } = createSectionServer(manifest, {
  pages,
  elements: views,
  routes: [
    [
      '/fights',
      () => ({
        page: 'FightsPage',
        data: { title: '/fights' },
        head: { title: '/fights', description: 'd' },
      }),
    ],
  ],
  loadElement: { 'ringside-next-fight': () => ({ title: 'ringside-next-fight' }) },
});
