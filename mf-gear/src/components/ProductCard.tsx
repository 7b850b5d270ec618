import type { PictureData } from '@ringside/shared/contract';
import { Kicker, Picture } from '@ringside/shared/ui';
import { useId } from 'react';
import type { Product } from '../content/schema.ts';
import { CardRating } from './CardRating.tsx';
import { Price } from './Price.tsx';
import { ProductActions } from './ProductActions.tsx';

export type ShownProduct = Omit<Product, 'reviews'> & { reviews: string; picture: PictureData };

interface ProductCardProps {
  product: ShownProduct;
  /** A lead card is twice as wide as the others. */
  lead: boolean;
}

/** A product of the gear page. */
export function ProductCard({ product, lead }: ProductCardProps) {
  const { name, badge, category, picture, slug } = product;
  const heading = useId();
  return (
    <article className="flex h-full flex-col">
      <div className="relative">
        <Picture
          picture={picture}
          alt=""
          priority={lead}
          sizes={
            lead
              ? '(width >= 80rem) 37rem, (width >= 48rem) 50vw, 80vw'
              : '(width >= 80rem) 18rem, (width >= 64rem) 25vw, (width >= 48rem) 50vw, 80vw'
          }
          className="aspect-poster"
        />
        <p className="absolute bottom-0 left-0 bg-paper pt-2 pr-4 font-bold text-sm">{badge}</p>
      </div>
      <div className="flex grow flex-col gap-2 pt-3">
        <Kicker>{category}</Kicker>
        <h2 id={heading} className={`font-display uppercase ${lead ? 'text-3xl' : 'text-2xl'}`}>
          {name}
        </h2>
        <CardRating {...product} />
        <Price {...product} />
        <ProductActions slug={slug} describedBy={heading} />
      </div>
    </article>
  );
}
