import type { Notice } from '@ringside/shared/contract';
import { useServices } from '@ringside/shared/section';
import { Button, ButtonLink, Kicker, Picture, Stars } from '@ringside/shared/ui';
import { type ComponentProps, useId } from 'react';
import type { Product } from '../content/schema.ts';
import type { shownInCard } from '../load/loadElements.ts';

/** A fragment's headings are below the host page's. */
const VARIANTS = {
  lead: {
    Heading: 'h2',
    title: 'text-xl md:text-2xl',
    kicker: '',
    verdict: 'text-balance md:text-lg',
    actions: 'gap-5 pt-5',
    sizes: '(width >= 80rem) 37rem, (width >= 40rem) 55vw, 80vw',
  },
  usual: {
    Heading: 'h2',
    title: 'text-lg sm:text-xl',
    kicker: '',
    verdict: 'text-pretty',
    actions: 'gap-x-5 gap-y-1 pt-5 max-sm:pt-3',
    sizes: '(width >= 80rem) 18rem, (width >= 64rem) 25vw, (width >= 22rem) 50vw, 80vw',
  },
  fragment: {
    Heading: 'h3',
    title: 'text-lg md:text-xl',
    kicker: 'max-md:hidden',
    verdict: '',
    actions: '*:grow gap-2 pt-3 max-sm:*:px-2 max-sm:*:text-sm',
    sizes: '(width >= 80rem) 18rem, (width >= 40rem) 50vw, 80vw',
  },
} as const;

interface ProductCardProps {
  product: Omit<Product, 'reviews' | 'slug' | 'verdict'> &
    ReturnType<typeof shownInCard> & {
      discount?: number;
      features?: readonly string[];
      slug?: string | null;
      verdict?: string;
    };
  variant: keyof typeof VARIANTS;
  notice: Notice;
}

export function ProductCard({ product, variant, notice }: ProductCardProps) {
  const { name, badge, category, picture, rating, reviews, price, originalPrice } = product;
  const { discount, features, slug } = product;
  const { Heading, title, kicker, verdict, actions, sizes } = VARIANTS[variant];
  const heading = useId();
  const action = { 'aria-describedby': heading, slug, notice };
  const isFragment = variant === 'fragment';

  return (
    <article className="relative flex h-full flex-col">
      <Picture
        picture={picture}
        priority={variant === 'lead'}
        sizes={sizes}
        className="aspect-poster"
      />

      <div className="flex grow flex-col gap-2 pt-3">
        {/* Flat tabs on the picture's corners. */}
        <p className="tabs flex justify-between font-bold text-sm">
          <span className="bg-ink px-2 text-white">{badge}</span>{' '}
          {discount !== undefined && (
            <span className="bg-blue px-2 text-white">{`${discount}% OFF`}</span>
          )}
        </p>

        <Kicker className={`text-blue-deep ${kicker}`}>{category}</Kicker>
        <Heading id={heading} className={`font-bold [line-height:1.2] ${title}`}>
          {name}
        </Heading>
        {product.verdict && <p className={verdict}>{product.verdict}</p>}
        <p className="mt-auto flex flex-wrap items-center gap-x-2 text-muted text-sm">
          <Stars rating={rating} fill="floor" />
          <span>{`${reviews} reviews`}</span>
        </p>

        {features && (
          <ul className="list-disc pl-5 text-sm max-md:hidden">
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

        <div className={`flex flex-wrap print:hidden ${actions}`}>
          <Action {...action}>Buy Now</Action>{' '}
          <Action {...action} variant={isFragment ? 'secondary' : 'quiet'}>
            {isFragment ? 'View Details' : 'View Review'}
          </Action>
        </div>
      </div>
    </article>
  );
}

type ActionProps = Pick<ProductCardProps, 'notice'> &
  Pick<ComponentProps<typeof Button>, 'aria-describedby' | 'children' | 'variant'> & {
    slug: string | null | undefined;
  };

/** Leads to the review. Without one it shows a notice. */
function Action({ slug, notice, ...props }: ActionProps) {
  const { toast } = useServices();
  return slug ? (
    <ButtonLink {...props} href={`/news/${slug}`} />
  ) : (
    <Button {...props} onClick={() => toast.show(notice)} />
  );
}
