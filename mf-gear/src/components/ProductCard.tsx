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
    title: 'text-xl lg:text-2xl',
    kicker: '',
    actions: 'gap-3 pt-5',
    sizes: '(width >= 80rem) 37rem, (width >= 48rem) 50vw, 80vw',
  },
  usual: {
    Heading: 'h2',
    title: 'text-xl',
    kicker: '',
    actions: 'gap-3 pt-5',
    sizes: '(width >= 80rem) 18rem, (width >= 64rem) 25vw, (width >= 48rem) 50vw, 80vw',
  },
  fragment: {
    Heading: 'h3',
    title: 'text-lg md:text-xl',
    kicker: 'max-md:hidden',
    actions: 'gap-2 pt-3 max-sm:*:px-2 max-sm:*:text-sm',
    sizes: '(width >= 80rem) 18rem, (width >= 40rem) 50vw, 80vw',
  },
} as const;

interface ProductCardProps {
  product: Omit<Product, 'reviews' | 'slug'> &
    ReturnType<typeof shownInCard> & {
      discount?: number;
      features?: readonly string[];
      slug?: string | null;
    };
  variant: keyof typeof VARIANTS;
  notice: Notice;
}

export function ProductCard({ product, variant, notice }: ProductCardProps) {
  const { name, badge, category, picture, rating, reviews, price, originalPrice } = product;
  const { discount, features, slug } = product;
  const { Heading, title, kicker, actions, sizes } = VARIANTS[variant];
  const heading = useId();
  const action = { 'aria-describedby': heading, slug, notice };
  const more = variant === 'fragment' ? 'View Details' : 'View Review';

  return (
    <article className="flex h-full flex-col">
      <Picture
        picture={picture}
        priority={variant === 'lead'}
        sizes={sizes}
        className="aspect-poster"
      />

      <div className="flex grow flex-col gap-2 pt-2">
        <p className="flex flex-wrap items-center justify-between gap-x-3 font-bold text-sm">
          {badge}{' '}
          {discount !== undefined && (
            <span className="bg-blue px-2 text-white">{`${discount}% OFF`}</span>
          )}
        </p>

        <Kicker className={`text-blue-deep ${kicker}`}>{category}</Kicker>
        <Heading id={heading} className={`font-bold [line-height:1.2] ${title}`}>
          {name}
        </Heading>
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

        <div className={`flex flex-wrap *:grow print:hidden ${actions}`}>
          <Action {...action}>Buy Now</Action>{' '}
          <Action {...action} variant="secondary">
            {more}
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
