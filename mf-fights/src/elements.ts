import { FightsPage } from './pages/FightsPage.tsx';

export const views = { 'ringside-next-fight': FightsPage };
