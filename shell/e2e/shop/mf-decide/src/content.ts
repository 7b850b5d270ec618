/** A version of a product. */
export interface Variant {
  sku: string;
  name: string;
  /** In whole dollars. */
  price: number;
  /** The checkout team does not sell it yet, so it has no page of its own. */
  isAnnounced?: true;
}

export const products: readonly { id: string; name: string; variants: readonly Variant[] }[] = [
  {
    id: 'smoother',
    name: 'Smoothing plane',
    variants: [
      { sku: 'smoother-beech', name: 'Beech', price: 60 },
      { sku: 'smoother-rosewood', name: 'Rosewood', price: 140 },
      { sku: 'smoother-ebony', name: 'Ebony', price: 190, isAnnounced: true },
    ],
  },
  { id: 'jack', name: 'Jack plane', variants: [{ sku: 'jack-beech', name: 'Beech', price: 75 }] },
  { id: 'tenon', name: 'Tenon saw', variants: [{ sku: 'tenon-fine', name: 'Fine', price: 48 }] },
];
