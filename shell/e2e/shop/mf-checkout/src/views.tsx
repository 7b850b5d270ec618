import { Button, ButtonLink, Container, PageHeader } from '@ringside/shared/ui';
import { useEffect } from 'react';
import { useCart } from './cart.ts';

/** In the header of every page. */
export function MiniCart({ label }: { label: string }) {
  const { skus } = useCart();
  return (
    <a href="/checkout/cart">
      {label} {skus ? `(${skus.length})` : ''}
    </a>
  );
}

export function AddToCart({ sku, price }: { sku: string; price: number }) {
  const { change } = useCart();
  return <Button onClick={() => change((skus) => [...skus, sku])}>Add for {price} dollars</Button>;
}

export function Cart({ prices }: { prices: Readonly<Record<string, number>> }) {
  const { skus, change } = useCart();
  const total = skus?.reduce((sum, sku) => sum + (prices[sku] ?? 0), 0);
  return (
    <>
      <PageHeader title="Cart" lead="Your tools." />
      <Container className="py-8">
        {skus ? (
          <>
            <ul>
              {skus.map((sku, index) => (
                <li key={`${index} ${sku}`}>
                  {sku}
                  <Button onClick={() => change((now) => now.filter((_, each) => each !== index))}>
                    Remove {sku}
                  </Button>
                </li>
              ))}
            </ul>
            <p data-total>Total: {total} dollars</p>
          </>
        ) : (
          <p>The cart is in your browser, and needs its scripts.</p>
        )}
        <ButtonLink href="/checkout/order">Checkout</ButtonLink>
      </Container>
    </>
  );
}

/** An order needs no script: it collects in a store. */
export const Order = () => (
  <>
    <PageHeader title="Checkout" lead="Collect your tools in a store." />
    <Container className="py-8">
      <form action="/checkout/thanks">
        <label>
          Name <input name="name" required />
        </label>
        <Button type="submit">Place order</Button>
      </form>
    </Container>
  </>
);

export function Thanks() {
  const { skus = [], change } = useCart();
  useEffect(() => {
    if (skus.length > 0) change(() => []);
  });
  return <PageHeader title="Thank you" lead="We shall have it ready." />;
}
