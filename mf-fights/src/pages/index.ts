import { FightsPage } from './FightsPage.tsx';

export const pages = { FightsPage };
