import { ArticleLink } from './components/ArticleLink.tsx';
import { ArticleList } from './components/ArticleList.tsx';
import { LatestNews } from './components/LatestNews.tsx';

export const views = {
  'ringside-article-link': ArticleLink,
  'ringside-article-list': ArticleList,
  'ringside-latest-news': LatestNews,
};
