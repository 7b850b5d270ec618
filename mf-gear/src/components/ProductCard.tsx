import type { Notice } from '@ringside/shared/contract';
import { useServices } from '@ringside/shared/section';
import { Button, ButtonLink, NUMBERED, Picture, Stars, Unbroken } from '@ringside/shared/ui';
import { type ComponentProps, useId } from 'react';
import type { Product } from '../content/schema.ts';
import type { shownInCard } from '../load/loadElements.ts';

const VARIANTS = {
  lead: {
    title: 'font-display text-3xl uppercase lg:text-[min(4.7vw,4.25rem)]',
    sizes: '(width >= 64rem) 50rem, 80vw',
  },

  second: {
    title: 'font-display text-2xl uppercase',
    sizes: '(width >= 80rem) 37rem, (width >= 40rem) 45vw, 80vw',
  },

  usual: {
    title: 'font-display text-2xl uppercase',
    sizes: '(width >= 80rem) 24rem, (width >= 48rem) 30vw, 10rem',
  },

  fragment: {
    title: 'font-bold text-lg [line-height:1.2] sm:text-xl',
    sizes: '(width >= 48rem) 50vw, 80vw',
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
  const { title, sizes } = VARIANTS[variant];
  const heading = useId();
  const action = { 'aria-describedby': heading, slug, notice };
  const isFragment = variant === 'fragment';
  /** A fragment's headings are below the host page's. */
  const Heading = isFragment ? 'h3' : 'h2';

  return (
    <article className="relative flex h-full flex-col">
      <Picture
        picture={picture}
        priority={variant === 'lead'}
        sizes={sizes}
        className="aspect-poster"
      />

      <div className="flex grow flex-col gap-2 pt-3">
        <p className="flex flex-wrap items-baseline gap-x-3 font-bold text-xs uppercase tracking-wider">
          <span>{badge}</span>{' '}
          {discount !== undefined && (
            <span className="absolute top-0 left-0 bg-blue px-2 text-white">{`${discount}% OFF`}</span>
          )}{' '}
          <span className={isFragment ? 'text-blue-deep max-md:hidden' : 'text-blue-deep'}>
            {category}
          </span>
        </p>

        <Heading id={heading} className={title}>
          <Unbroken text={name} words={NUMBERED} />
        </Heading>
        <p className="mt-auto flex flex-wrap items-center gap-x-2 text-sm">
          {/* Our own rating is in the review. */}
          {!isFragment && 'Readers '}
          <Stars rating={rating} fill="floor" />
          <span className="text-muted">{`${reviews} reviews`}</span>
        </p>
        {product.verdict && <p className="max-w-prose md:text-lg">{product.verdict}</p>}

        {features && (
          <ul className="text-sm max-md:hidden">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}

        <p className="flex items-baseline gap-2">
          <span className={variant === 'lead' ? 'font-display text-3xl' : 'font-display text-2xl'}>
            {price}
          </span>{' '}
          <s className="text-muted">
            <span className="sr-only">was </span>
            {originalPrice}
          </s>
        </p>

        <div className="flex flex-wrap gap-4 pt-3 print:hidden">
          <Action {...action} variant={variant === 'lead' ? 'primary' : 'secondary'}>
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
