import { definePages } from '@ringside/shared/section/server';
import { NotFoundView } from '@ringside/shared/ui';

const notFound = {
  text: 'No such page in this workshop.',
  action: { label: 'Home', href: '/' },
};

export const pages = definePages({
  '/404': {
    view: NotFoundView,
    load: () => ({ data: notFound, head: { title: 'Not found', description: notFound.text } }),
  },
});
