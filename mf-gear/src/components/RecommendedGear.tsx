import { type RecommendedProduct, RecommendedProductCard } from './RecommendedProductCard.tsx';

export interface RecommendedGearProps {
  products: readonly RecommendedProduct[];
}

/** The products recommended on the home page: `<ringside-recommended-gear>`. */
export function RecommendedGear({ products }: RecommendedGearProps) {
  return (
    <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 xl:grid-cols-4">
      {products.map((product) => (
        <li key={product.id}>
          <RecommendedProductCard product={product} />
        </li>
      ))}
    </ul>
  );
}
