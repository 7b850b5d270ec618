import { definePages } from '@ringside/shared/section/server';
import { categories, products, stores } from './content.ts';
import { Products, Stores } from './views.tsx';

const head = (title: string) => ({ title, description: `${title} in the workshop.` });

function loadCategory(id: string) {
  const category = categories.find((each) => each.id === id);
  if (!category) throw new Error(`There is no category ${id}.`);
  const links = products
    .filter(({ category: own }) => id === 'all' || own === id)
    .map(({ name, sku }) => ({ name, href: `/product/${sku}` }));
  return { data: { title: category.name, links }, head: head(category.name) };
}

export const pages = definePages({
  '/': {
    view: Products,
    load: () => ({
      data: {
        title: 'Workshop',
        links: categories.map(({ id, name }) => ({ name, href: `/products/${id}` })),
      },
      head: head('Workshop'),
    }),
  },
  '/products/:category': {
    view: Products,
    values: () => categories.map(({ id }) => id),
    load: loadCategory,
  },
  '/stores': { view: Stores, load: () => ({ data: { stores }, head: head('Stores') }) },
});
