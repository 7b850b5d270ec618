import { Fragment, useOwnState, useServices } from '@ringside/shared/section';
import { Button, ButtonLink, Container, PageHeader } from '@ringside/shared/ui';
import { useEffect, useState } from 'react';
import { cart } from './state.ts';

/** The small cart in the header of every page. */
export function MiniCart({ label }: { label: string }) {
  const [skus] = useOwnState(cart);
  return (
    <a href="/checkout/cart">
      {label} {skus ? `(${skus.length})` : ''}
    </a>
  );
}

export function AddToCart({ sku, price }: { sku: string; price: number }) {
  const { toast } = useServices();
  const [, setSkus] = useOwnState(cart);
  const add = () => {
    const isStored = setSkus((now = []) => [...now, sku]);
    toast.show(
      isStored
        ? { title: 'Added', description: `For ${price} dollars.` }
        : { title: 'Not added', description: 'This browser stores nothing. Please visit a store.' },
    );
  };
  return <Button onClick={add}>Add for {price} dollars</Button>;
}

export function Cart({ prices }: { prices: Readonly<Record<string, number>> }) {
  const [skus, setSkus] = useOwnState(cart);
  const total = skus?.reduce((sum, sku) => sum + (prices[sku] ?? 0), 0) ?? 0;
  const remove = (index: number) => setSkus((now = []) => now.filter((_, each) => each !== index));

  return (
    <>
      <PageHeader title="Cart" lead="Your tools." />
      <Container className="py-8">
        {skus ? (
          <ul>
            {skus.map((sku, index) => (
              <li key={`${index} ${sku}`}>
                {sku}
                <Button onClick={() => remove(index)}>Remove {sku}</Button>
              </li>
            ))}
          </ul>
        ) : (
          <p>Your browser knows what is in the cart, and has added nothing yet.</p>
        )}
        <p data-total>Total: {total} dollars</p>
        <ButtonLink href="/checkout/order">Checkout</ButtonLink>
        <Fragment tag="ringside-recommendations" after="smoother" fixed />
      </Container>
    </>
  );
}

/**
 * The page works without script: the form sends the order. The field for the store is an element of
 * another team.
 */
export function Order() {
  const [store, setStore] = useState('');
  useEffect(() => {
    const choosing = new AbortController();
    document.addEventListener(
      'explore:store-chosen',
      (event) => setStore((event as CustomEvent<{ store: string }>).detail.store),
      { signal: choosing.signal },
    );
    return () => choosing.abort();
  }, []);

  return (
    <>
      <PageHeader title="Checkout" lead="Collect your tools in a store." />
      <Container className="py-8">
        <form action="/checkout/thanks">
          <label>
            Name <input name="name" required />
          </label>
          <Fragment tag="ringside-store-picker" fixed />
          <p data-store>{store && `We pack it in ${store}.`}</p>
          <Button type="submit">Place order</Button>
        </form>
      </Container>
    </>
  );
}

export function Thanks() {
  const [skus = [], setSkus] = useOwnState(cart);
  useEffect(() => {
    if (skus.length > 0) setSkus([]);
  });
  return <PageHeader title="Thank you" lead="We shall have it ready." />;
}
