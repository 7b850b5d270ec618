import { boxingBags } from './categories/boxing-bags';
import { boxingGloves } from './categories/boxing-gloves';
import { headGuards } from './categories/head-guards';
import type { GearCategory, GearCategorySlug } from './schema';

/** The top-10 lists by the slug in their address, `/gear/{slug}`. */
export const gearCategories: Record<GearCategorySlug, GearCategory> = {
  'boxing-gloves': boxingGloves,
  'boxing-bags': boxingBags,
  'head-guards': headGuards,
};
