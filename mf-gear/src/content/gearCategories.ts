import { boxingBags } from './categories/boxing-bags.ts';
import { boxingGloves } from './categories/boxing-gloves.ts';
import { headGuards } from './categories/head-guards.ts';
import type { GearCategory } from './schema.ts';

/** The categories, in the order of their cards. */
export const gearCategories = {
  'boxing-gloves': boxingGloves,
  'boxing-bags': boxingBags,
  'head-guards': headGuards,
} satisfies Record<string, GearCategory>;

export type GearCategorySlug = keyof typeof gearCategories;

export const gearCategorySlugs = Object.keys(gearCategories) as GearCategorySlug[];
