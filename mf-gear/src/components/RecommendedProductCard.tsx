import type { PictureData } from '@ringside/shared/contract';
import { useServices } from '@ringside/shared/section';
import { Button, Kicker, Picture } from '@ringside/shared/ui';
import { useId } from 'react';
import type { HomeProduct } from '../content/schema.ts';
import { ActionRow } from './ActionRow.tsx';
import { CardRating } from './CardRating.tsx';
import { Price } from './Price.tsx';

export type RecommendedProduct = Omit<HomeProduct, 'imageDescription' | 'reviews'> & {
  reviews: string;
  /** In whole percent of the original price. */
  discount: number;
  picture: PictureData;
};

/** A product on the home page. It is sold elsewhere, so its actions only show a notice. */
export function RecommendedProductCard({ product }: { product: RecommendedProduct }) {
  const { toast } = useServices();
  const heading = useId();
  const { name, badge, category, discount, features, picture } = product;
  const leave = () =>
    toast.show({
      title: 'Taking you to an online retailer…',
      description: `This would normally redirect to an affiliate link for ${name}.`,
    });
  return (
    <article className="flex h-full flex-col">
      <div className="relative">
        <Picture
          picture={picture}
          alt=""
          sizes="(width >= 80rem) 18rem, (width >= 40rem) 50vw, 80vw"
          className="aspect-poster"
        />
        <p className="absolute top-0 left-0 bg-blue px-3 py-1 font-display text-white text-xl">
          {discount}% OFF
        </p>
        <p className="absolute bottom-0 left-0 bg-paper pt-2 pr-4 font-bold text-sm">{badge}</p>
      </div>
      <div className="flex grow flex-col gap-2 pt-3">
        <Kicker>{category}</Kicker>
        <h3 id={heading} className="font-display text-2xl uppercase">
          {name}
        </h3>
        <CardRating {...product} />
        <ul className="list-disc pl-5 text-sm marker:text-blue">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <Price {...product} />
        <ActionRow>
          <Button aria-describedby={heading} onClick={leave}>
            Buy Now
          </Button>
          <Button look="secondary" aria-describedby={heading} onClick={leave}>
            View Details
          </Button>
        </ActionRow>
      </div>
    </article>
  );
}
