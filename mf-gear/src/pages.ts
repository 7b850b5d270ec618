import { definePages } from '@ringside/shared/section/server';
import { NotFoundView } from '@ringside/shared/ui';
import { gearCategorySlugs } from './content/gearCategories.ts';
import { loadCategoryPage, loadGearPage, loadNotFoundPage } from './load/loadPages.ts';
import { CategoryPage } from './pages/CategoryPage.tsx';
import { GearPage } from './pages/GearPage.tsx';

export const pages = definePages({
  '/gear': { view: GearPage, load: loadGearPage },
  '/gear/:category': {
    view: CategoryPage,
    client: false,
    values: () => gearCategorySlugs,
    load: loadCategoryPage,
  },
  '/gear/404': { view: NotFoundView, client: false, load: loadNotFoundPage },
});
