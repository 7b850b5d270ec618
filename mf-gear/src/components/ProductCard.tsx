import type { Notice } from '@ringside/shared/contract';
import { useServices } from '@ringside/shared/section';
import { Button, ButtonLink, NUMBERED, Picture, Stars, Unbroken } from '@ringside/shared/ui';
import { type ComponentProps, useId } from 'react';
import type { Product } from '../content/schema.ts';
import type { shownInCard } from '../load/loadElements.ts';

/** A fragment's headings are below the host page's. */
const VARIANTS = {
  lead: {
    Heading: 'h2',
    title: 'font-display text-3xl uppercase lg:text-[min(4.7vw,4.25rem)]',
    category: '',
    price: 'text-3xl',
    verdict: 'max-w-prose pt-1 text-lg',
    buy: 'primary',
    actions: 'gap-5 pt-3',
    sizes: '(width >= 64rem) 50rem, 80vw',
  },

  second: {
    Heading: 'h2',
    title: 'font-bold text-xl',
    category: '',
    price: 'text-2xl',
    verdict: 'text-balance md:text-lg',
    buy: 'secondary',
    actions: 'gap-5 pt-3',
    sizes: '(width >= 80rem) 37rem, (width >= 40rem) 45vw, 80vw',
  },

  usual: {
    Heading: 'h2',
    title: 'font-bold text-lg [line-height:1.2] sm:text-xl',
    category: '',
    price: 'text-2xl',
    verdict: '',
    buy: 'quiet',
    actions: 'gap-x-5',
    sizes: '(width >= 80rem) 24rem, (width >= 48rem) 30vw, 10rem',
  },

  fragment: {
    Heading: 'h3',
    title: 'font-bold text-lg [line-height:1.2] sm:text-xl',
    category: 'w-full max-md:hidden',
    price: 'text-2xl',
    verdict: '',
    buy: 'secondary',
    actions: 'gap-4 pt-3',
    sizes: '(width >= 80rem) 18rem, (width >= 40rem) 50vw, 80vw',
  },
} as const;

export type Variant = keyof typeof VARIANTS;

interface ProductCardProps {
  product: Omit<Product, 'reviews' | 'slug' | 'verdict'> &
    ReturnType<typeof shownInCard> & {
      discount?: number;
      features?: readonly string[];
      slug?: string | null;
      verdict?: string;
    };
  variant: Variant;
  notice: Notice;
}

export function ProductCard({ product, variant, notice }: ProductCardProps) {
  const { name, badge, category, picture, rating, reviews, price, originalPrice } = product;
  const { discount, features, slug } = product;
  const { Heading, title, verdict, buy, actions, sizes, ...classes } = VARIANTS[variant];
  const heading = useId();
  const action = { 'aria-describedby': heading, slug, notice };
  const isFragment = variant === 'fragment';

  return (
    <article className="flex h-full flex-col">
      <Picture
        picture={picture}
        priority={variant === 'lead'}
        sizes={sizes}
        className="aspect-poster"
      />

      <div className="flex grow flex-col gap-2 pt-3">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 font-bold text-xs uppercase tracking-wider">
          <span>{badge}</span>{' '}
          {discount !== undefined && (
            <span className="ml-auto bg-blue px-2 text-white">{`${discount}% OFF`}</span>
          )}{' '}
          <span className={`text-blue-deep ${classes.category}`}>{category}</span>
        </p>

        <Heading id={heading} className={title}>
          <Unbroken text={name} words={NUMBERED} />
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

        <p className="flex items-baseline gap-2">
          <span className={`font-display ${classes.price}`}>{price}</span>{' '}
          <s className="text-muted">
            <span className="sr-only">was </span>
            {originalPrice}
          </s>
        </p>

        <div className={`flex flex-wrap print:hidden ${actions}`}>
          <Action {...action} variant={buy}>
            Buy Now
          </Action>{' '}
          <Action {...action} variant="quiet">
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
