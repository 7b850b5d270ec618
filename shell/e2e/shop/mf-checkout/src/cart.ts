import { useServices } from '@ringside/shared/section';
import { useEffect, useState } from 'react';

/** Variants in the order in which they were added. */
const KEY = 'ringside:cart';
const UPDATED = 'checkout:cart-updated';

/** What is in the cart, once the browser has read it, and how to change it. Every part of the page follows. */
export function useCart() {
  const { storage } = useServices();
  const [skus, setSkus] = useState<readonly string[]>();
  const stored = () => (storage.read(KEY) as string[] | undefined) ?? [];
  useEffect(() => {
    const read = () => setSkus((storage.read(KEY) as string[] | undefined) ?? []);
    read();
    for (const type of [UPDATED, 'storage']) addEventListener(type, read);
    return () => {
      for (const type of [UPDATED, 'storage']) removeEventListener(type, read);
    };
  }, [storage]);
  /** From what is stored: a click may come before the first effect. */
  const change = (update: (skus: readonly string[]) => readonly string[]) => {
    storage.write(KEY, update(stored()));
    dispatchEvent(new Event(UPDATED));
  };
  return { skus, change };
}
