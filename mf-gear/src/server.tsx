import { createSectionServer } from '@ringside/shared/section/server';
import { gearCategorySlugs } from './content/schema.ts';
import { views } from './elements.ts';
import {
  loadCategoryPage,
  loadGearPage,
  loadGuides,
  loadNotFoundPage,
  loadRecommendedGear,
} from './load/load.ts';
import { manifest } from './manifest.ts';
import { pages } from './pages/index.ts';
import { staticViews } from './staticElements.ts';

export { manifest };

export const { paths, load, render, loadElement, renderElement, elementChoices } = createSectionServer(
  manifest,
  {
    pages,
    elements: views,
    staticElements: staticViews,
    routes: [
      ['/gear', loadGearPage],
      ...gearCategorySlugs.map((slug) => [`/gear/${slug}`, () => loadCategoryPage(slug)] as const),
      ['/gear/404', loadNotFoundPage],
    ],
    loadElement: {
      'ringside-gear-guides': () => loadGuides(),
      'ringside-recommended-gear': loadRecommendedGear,
    },
    elementChoices: () => ({ 'ringside-gear-guides': [{}], 'ringside-recommended-gear': [{}] }),
  },
);
