import { definePages } from '@ringside/shared/section/server';
import { HostPage } from './HostPage.tsx';

const title = 'A page with guests';

/** A page that shows a fragment of every section. */
export const pages = definePages({
  '/host': {
    view: HostPage,
    load: () => ({
      data: { title },
      head: { title, description: 'A page that shows a fragment of every section.' },
    }),
  },
});
