import { definePages } from '@ringside/shared/section/server';
import { Components } from './Components.tsx';

export const pages = definePages({
  '/components': {
    view: Components,
    load: () => ({
      data: {},
      head: { title: 'Components', description: 'The components and tokens of the kit.' },
    }),
  },
});
