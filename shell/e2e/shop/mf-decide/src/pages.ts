import { definePages } from '@ringside/shared/section/server';
import { products } from './content.ts';
import { AllProducts, Product } from './Product.tsx';

const all = products.flatMap(({ id, name, variants }) =>
  variants
    .filter(({ isAnnounced }) => !isAnnounced)
    .map((first) => ({ id, name, variants, first })),
);

export const pages = definePages({
  // The section needs a page without a parameter, because partners' pages show the first such page.
  '/product': {
    view: AllProducts,
    load: () => ({
      data: { names: all.map(({ name, first }) => `${name}, ${first.name}`) },
      head: { title: 'All tools', description: 'All tools of the workshop.' },
    }),
  },
  '/product/:sku': {
    view: Product,
    values: () => all.map(({ first }) => first.sku),
    load(sku) {
      const data = all.find(({ first }) => first.sku === sku);
      if (!data) throw new Error(`There is no variant ${sku}.`);
      const title = `${data.name}, ${data.first.name}`;
      return { data, head: { title, description: `${title} in the workshop.` } };
    },
  },
});
