import { Fragment, useSharedState } from '@ringside/shared/section';
import { Button, Container, PageHeader } from '@ringside/shared/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Variant } from './content.ts';

interface ProductProps {
  id: string;
  name: string;
  variants: readonly Variant[];
  /** The variant that the page shows at first. */
  first: Variant;
}

const listOfSkus = z.array(z.string());

/**
 * A product, whose variant the visitor chooses with a button or, without script, with a link to the
 * variant's page.
 */
export function Product({ id, name, variants, first }: ProductProps) {
  const [chosen, choose] = useState(first);
  const [areStoresShown, showStores] = useState(false);
  const inCart = useSharedState('checkout:cart', listOfSkus)?.filter((sku) => sku === chosen.sku);
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
        <p data-in-cart>{inCart?.length ? `In your cart: ${inCart.length}` : ''}</p>
        <p>
          Pages of the variants:{' '}
          {variants
            .filter(({ isAnnounced }) => !isAnnounced)
            .map((variant) => (
              <a key={variant.sku} href={`/product/${variant.sku}`}>
                only {variant.name}{' '}
              </a>
            ))}
        </p>
        <Button onClick={() => showStores(true)}>Try it in a store</Button>
        {areStoresShown && <Fragment tag="ringside-store-picker" />}
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
