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
      '/gear',
      () => ({ page: 'GearPage', data: { title: '/gear' }, head: { title: '/gear', description: 'd' } }),
    ],
    [
      '/gear/boxing-gloves',
      () => ({
        page: 'GearPage',
        data: { title: '/gear/boxing-gloves' },
        head: { title: '/gear/boxing-gloves', description: 'd' },
      }),
    ],
    [
      '/gear/boxing-bags',
      () => ({
        page: 'GearPage',
        data: { title: '/gear/boxing-bags' },
        head: { title: '/gear/boxing-bags', description: 'd' },
      }),
    ],
    [
      '/gear/head-guards',
      () => ({
        page: 'GearPage',
        data: { title: '/gear/head-guards' },
        head: { title: '/gear/head-guards', description: 'd' },
      }),
    ],
    [
      '/gear/404',
      () => ({
        page: 'GearPage',
        data: { title: '/gear/404' },
        head: { title: '/gear/404', description: 'd' },
      }),
    ],
  ],
  loadElement: {
    'ringside-gear-guides': () => ({ title: 'ringside-gear-guides' }),
    'ringside-recommended-gear': () => ({ title: 'ringside-recommended-gear' }),
  },
});
