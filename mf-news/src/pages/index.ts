import { NewsPage } from './NewsPage.tsx';

export const pages = { NewsPage };
