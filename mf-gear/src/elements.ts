import { Guides } from './components/Guides.tsx';
import { RecommendedGear } from './components/RecommendedGear.tsx';

export const views = { 'ringside-gear-guides': Guides, 'ringside-recommended-gear': RecommendedGear };
