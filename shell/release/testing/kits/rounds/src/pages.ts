import { definePages } from '@ringside/shared/section/server';
import { RoundsPage } from './RoundsPage.tsx';

export const pages = definePages({
  '/rounds': {
    view: RoundsPage,
    load: () => ({
      data: { title: 'Rounds' },
      head: { title: 'Rounds', description: 'A section that exists only in tests.' },
    }),
  },
});
