export const categories = [
  { id: 'planes', name: 'Planes' },
  { id: 'saws', name: 'Saws' },
  { id: 'all', name: 'All tools' },
] as const;

/** The link of a product leads to the page of its first variant. */
export const products = [
  { id: 'smoother', sku: 'smoother-beech', category: 'planes', name: 'Smoothing plane' },
  { id: 'jack', sku: 'jack-beech', category: 'planes', name: 'Jack plane' },
  { id: 'tenon', sku: 'tenon-fine', category: 'saws', name: 'Tenon saw' },
] as const;

export const stores = ['Rye, Mill Lane 4', 'Hexham, Chare 12'] as const;
