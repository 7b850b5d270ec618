import { Fragment } from '@ringside/shared/section';
import { Button, Container, PageHeader } from '@ringside/shared/ui';
import { useState } from 'react';

interface Variant {
  sku: string;
  name: string;
  price: number;
}

interface ProductProps {
  id: string;
  name: string;
  variants: readonly Variant[];
  /** The variant of this page. */
  first: Variant;
}

/** A variant is chosen by a button, and without script by a link to its page. */
export function Product({ id, name, variants, first }: ProductProps) {
  const [chosen, choose] = useState(first);
  return (
    <>
      <PageHeader title={name} lead="Made to be sharpened." />
      <Container className="py-8">
        <p data-price>
          {chosen.name}: {chosen.price} dollars
        </p>
        {variants.map((variant) => (
          <Button key={variant.sku} onClick={() => choose(variant)}>
            {variant.name}
          </Button>
        ))}
        <Fragment tag="ringside-add-to-cart" sku={chosen.sku} fallback="Sold at the till." />
        <p>
          Pages of the variants:{' '}
          {variants.map((variant) => (
            <a key={variant.sku} href={`/product/${variant.sku}`}>
              only {variant.name}{' '}
            </a>
          ))}
        </p>
        <Fragment tag="ringside-recommendations" after={id} fixed />
      </Container>
    </>
  );
}

export const AllProducts = ({ names }: { names: readonly string[] }) => (
  <>
    <PageHeader title="All tools" lead="Made to be sharpened." />
    <Container className="py-8">
      {names.map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Container>
  </>
);
