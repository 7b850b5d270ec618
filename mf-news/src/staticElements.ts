import { ArticleLink } from './components/ArticleLink.tsx';
import { ArticleList } from './components/ArticleList.tsx';
import { LatestNews } from './components/LatestNews.tsx';

/** Links and text, complete as they are in the HTML: no script holds them. */
export const staticViews = {
  /**
   * A link to the newest article of a category.
   *
   * @tag ringside-article-link
   * @mixes embedded
   * @attr {'Breaking News' | 'Fight News' | 'Fight Analysis' | 'Gear Review' | 'Training' | 'Industry News' | 'Updates'} category - The
   *   category of the article.
   */
  'ringside-article-link': ArticleLink,
  /**
   * Articles as cards: those the home page features, or those of a category, newest first. Takes `list` or `category`, not both.
   *
   * @tag ringside-article-list
   * @mixes embedded
   * @attr {'featured'} [list] - The featured articles.
   * @attr {'Breaking News' | 'Fight News' | 'Fight Analysis' | 'Gear Review' | 'Training' | 'Industry News' | 'Updates'} [category] - The
   *   category of the articles.
   * @csp img-src - Pictures.
   */
  'ringside-article-list': ArticleList,
  /**
   * The latest news: summaries, what is trending, and quick updates.
   *
   * @tag ringside-latest-news
   * @mixes embedded
   */
  'ringside-latest-news': LatestNews,
};
