import { dollars } from '../content/schema.ts';

/**
 * The discount from the original price, in whole percent (specification, section 9).
 *
 * @param price as shown, such as "$96.00"
 */
export function discountPercent(price: string, originalPrice: string): number {
  const before = dollars(originalPrice);
  return Math.round(((before - dollars(price)) / before) * 100);
}
