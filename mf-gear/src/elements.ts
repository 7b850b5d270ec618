import { defineElement } from '@ringside/shared/section/server';
import { Guides } from './components/Guides.tsx';
import { RecommendedGear } from './components/RecommendedGear.tsx';
import { loadGuides, loadRecommendedGear } from './load/loadElements.ts';

export const elements = {
  'ringside-gear-guides': defineElement({
    description: 'The top-10 gear guides as cards.',
    policy: [{ directive: 'img-src', description: 'Pictures.' }],
    view: Guides,
    client: false,
    load: () => loadGuides(),
    choices: () => [{}],
  }),
  'ringside-recommended-gear': defineElement({
    description: 'Four recommended products with their discounts.',
    policy: [{ directive: 'img-src', description: 'Pictures.' }],
    view: RecommendedGear,
    client: true,
    load: loadRecommendedGear,
    choices: () => [{}],
  }),
};
