import { definePages } from '@ringside/shared/section/server';
import { loadNewSectionPage } from './load/loadPages.ts';
import { NewSectionPage } from './pages/NewSectionPage.tsx';

export const pages = definePages({
  '/new-section': {
    view: NewSectionPage,
    load: loadNewSectionPage,
  },
});
