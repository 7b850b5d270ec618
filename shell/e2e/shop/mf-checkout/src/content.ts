/** Prices in whole dollars, by variant. */
export const prices = {
  'smoother-beech': 60,
  'smoother-rosewood': 140,
  'jack-beech': 75,
  'tenon-fine': 48,
} as const;

export const skus = ['smoother-beech', 'smoother-rosewood', 'jack-beech', 'tenon-fine'] as const;
