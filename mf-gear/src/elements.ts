import { GearPage } from './pages/GearPage.tsx';

export const views = { 'ringside-gear-guides': GearPage, 'ringside-recommended-gear': GearPage };
