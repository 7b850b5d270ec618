import { GearPage } from './GearPage.tsx';

export const pages = { GearPage };
