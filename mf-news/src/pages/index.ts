import { ArticlePage } from './ArticlePage.tsx';
import { NewsPage } from './NewsPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ReviewsPage } from './ReviewsPage.tsx';

export const pages = { ArticlePage, NewsPage, NotFoundPage, ReviewsPage };
