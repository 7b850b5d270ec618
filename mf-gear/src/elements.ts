import { RecommendedGear } from './components/RecommendedGear.tsx';

/**
 * The gear section: recommended gear, or a top-10 list.
 *
 * @tag ringside-gear
 * @mixes section
 * @mixes embedded
 * @attr {string} [path=/gear] - Which page of the section: `/gear`, `/gear/boxing-gloves`, `/gear/boxing-bags` or `/gear/head-guards`.
 */

export const views = {
  /**
   * Four recommended products with their discounts.
   *
   * @tag ringside-recommended-gear
   * @mixes embedded
   * @csp img-src - Pictures.
   */
  'ringside-recommended-gear': RecommendedGear,
};
