import { CategoryPage } from './CategoryPage.tsx';
import { GearPage } from './GearPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

export const pages = { GearPage, CategoryPage, NotFoundPage };
