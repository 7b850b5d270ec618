import { definePages } from '@ringside/shared/section/server';
import { NotFoundView } from '@ringside/shared/ui';
import { site } from './content/site.ts';
import { Home } from './pages/Home.tsx';

/** Pages that belong to no section. */
export const pages = definePages({
  '/': {
    view: Home,
    load: () => {
      const { title, lead, description } = site.home;
      return { data: { title, lead }, head: { title: site.name, description } };
    },
  },
  '/404': {
    view: NotFoundView,
    load: () => ({
      data: site.notFound,
      head: { title: 'Page not found', description: site.notFound.text },
    }),
  },
});
