/** Prices are in whole dollars. */
export const products = [
  {
    id: 'smoother',
    name: 'Smoothing plane',
    variants: [
      { sku: 'smoother-beech', name: 'Beech', price: 60 },
      { sku: 'smoother-rosewood', name: 'Rosewood', price: 140 },
    ],
  },
  { id: 'jack', name: 'Jack plane', variants: [{ sku: 'jack-beech', name: 'Beech', price: 75 }] },
  { id: 'tenon', name: 'Tenon saw', variants: [{ sku: 'tenon-fine', name: 'Fine', price: 48 }] },
];
