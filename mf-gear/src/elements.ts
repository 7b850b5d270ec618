import { defineElements } from '@ringside/shared/section/server';
import { Guides } from './components/Guides.tsx';
import { RecommendedGear } from './components/RecommendedGear.tsx';
import { loadGuides, loadRecommendedGear } from './load/loadElements.ts';

export const elements = defineElements({
  /**
   * The top-10 gear guides as cards.
   *
   * @csp img-src - Pictures.
   */
  'ringside-gear-guides': {
    view: Guides,
    client: false,
    load: () => loadGuides(),
    choices: () => [{}],
  },
  /**
   * Four recommended products with their discounts.
   *
   * @csp img-src - Pictures.
   */
  'ringside-recommended-gear': {
    view: RecommendedGear,
    client: true,
    load: loadRecommendedGear,
    choices: () => [{}],
  },
});
