import { NewsPage } from './pages/NewsPage.tsx';

export const views = { 'ringside-article-list': NewsPage };
