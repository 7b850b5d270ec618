import type { PictureData } from '@ringside/shared/contract';
import { Kicker, Picture, Stars } from '@ringside/shared/ui';
import { useId } from 'react';
import type { Product } from '../content/schema.ts';
import { ProductActions, type ProductActionsProps } from './ProductActions.tsx';

export type ShownProduct = Omit<Product, 'reviews' | 'slug'> & {
  reviews: string;
  picture: PictureData;
  /** In whole percent of the original price. */
  discount?: number;
  features?: readonly string[];
};

/** A lead card is twice as wide as the other cards of the gear page. A fragment's headings are below the host page's. */
const LOOKS = {
  lead: { Heading: 'h2', title: 'text-3xl', sizes: '(width >= 80rem) 37rem, (width >= 48rem) 50vw, 80vw' },
  usual: {
    Heading: 'h2',
    title: 'text-2xl',
    sizes: '(width >= 80rem) 18rem, (width >= 64rem) 25vw, (width >= 48rem) 50vw, 80vw',
  },
  fragment: {
    Heading: 'h3',
    title: 'text-2xl',
    sizes: '(width >= 80rem) 18rem, (width >= 40rem) 50vw, 80vw',
  },
} as const;

interface ProductCardProps {
  product: ShownProduct;
  look: keyof typeof LOOKS;
  actions: Omit<ProductActionsProps, 'describedBy'>;
}

/** A product with its rating, price and actions. */
export function ProductCard({ product, look, actions }: ProductCardProps) {
  const { name, badge, category, picture, rating, reviews, price, originalPrice, discount, features } =
    product;
  const { Heading, title, sizes } = LOOKS[look];
  const heading = useId();
  return (
    <article className="flex h-full flex-col">
      <div className="relative">
        <Picture picture={picture} priority={look === 'lead'} sizes={sizes} className="aspect-poster" />
        {discount !== undefined && (
          <p className="absolute top-0 left-0 bg-blue px-3 py-1 font-display text-white text-xl">
            {discount}% OFF
          </p>
        )}
        <p className="absolute bottom-0 left-0 bg-paper pt-2 pr-4 font-bold text-sm">{badge}</p>
      </div>
      <div className="flex grow flex-col gap-2 pt-3">
        <Kicker>{category}</Kicker>
        <Heading id={heading} className={`font-display uppercase ${title}`}>
          {name}
        </Heading>
        <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
          <Stars rating={rating} fill="floor" />
          <span>{reviews} reviews</span>
        </p>
        {features && (
          <ul className="list-disc pl-5 text-sm marker:text-blue">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
        <p className="flex items-baseline gap-3">
          <span className="font-display text-2xl">{price}</span>{' '}
          <s className="text-muted">
            <span className="sr-only">was </span>
            {originalPrice}
          </s>
        </p>
        <ProductActions {...actions} describedBy={heading} />
      </div>
    </article>
  );
}
