import type { loadRecommendedGear } from '../load/loadElements.ts';
import { ProductCard } from './ProductCard.tsx';

export function RecommendedGear({ products }: ReturnType<typeof loadRecommendedGear>) {
  return (
    <ul tabIndex={-1} className="shelf md:grid md:grid-cols-2 md:gap-10 lg:grid-cols-3">
      {products.map((product, index) => {
        const notice = {
          title: 'Taking you to an online retailer…',
          description: `This would normally redirect to an affiliate link for ${product.name}.`,
        };
        return (
          <li key={product.id} className={index === 0 ? 'lead lg:col-span-3' : undefined}>
            <ProductCard product={product} variant="fragment" notice={notice} />
          </li>
        );
      })}
    </ul>
  );
}
