import type { loadRecommendedGear } from '../load/loadElements.ts';
import { ProductCard } from './ProductCard.tsx';

export function RecommendedGear({ products }: ReturnType<typeof loadRecommendedGear>) {
  return (
    <ul tabIndex={-1} className="shelf gap-x-6 gap-y-12 md:grid md:grid-cols-2 xl:grid-cols-4">
      {products.map((product) => {
        const notice = {
          title: 'Taking you to an online retailer…',
          description: `This would normally redirect to an affiliate link for ${product.name}.`,
        };
        return (
          <li key={product.id}>
            <ProductCard product={product} variant="fragment" notice={notice} />
          </li>
        );
      })}
    </ul>
  );
}
