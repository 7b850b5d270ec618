import { NewSectionPage } from './NewSectionPage.tsx';

export const pages = { NewSectionPage };
