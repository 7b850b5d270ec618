import { definePages } from '@ringside/shared/section/server';
import { loadFightsPage } from './load/loadPages.ts';
import { FightsPage } from './pages/FightsPage.tsx';

export const pages = definePages({
  '/fights': { view: FightsPage, client: false, load: loadFightsPage },
});
