import { defineElements } from '@ringside/shared/section/server';
import { ArticleLink } from './components/ArticleLink.tsx';
import { ArticleList } from './components/ArticleList.tsx';
import { LatestNews } from './components/LatestNews.tsx';
import {
  categoriesInUse,
  fightersInTitles,
  loadArticleLink,
  loadArticleList,
} from './load/loadElements.ts';
import { newsContent } from './load/newsContent.ts';

export const elements = defineElements({
  /**
   * A link to the newest article of a category.
   *
   * @attr {keyof typeof import('./content/categories.ts').categoryPictures} category - The category of the article.
   */
  'ringside-article-link': {
    view: ArticleLink,
    client: false,
    load: loadArticleLink,
    choices: categoriesInUse,
    onSite: fightersInTitles,
  },
  /**
   * Articles as cards: the home page's featured ones, or those of a category, newest first. Takes `list` or `category`, not both.
   *
   * @attr {'featured'} [list] - The featured articles.
   * @attr {keyof typeof import('./content/categories.ts').categoryPictures} [category] - The category of the articles.
   * @csp img-src - Pictures.
   */
  'ringside-article-list': {
    view: ArticleList,
    client: false,
    load: loadArticleList,
    choices: () => [{ list: 'featured' }, ...categoriesInUse()],
    onSite: () => [{ category: 'Fight Analysis, Fight News' }],
  },
  /** The latest news: summaries, trending stories, and quick updates. */
  'ringside-latest-news': {
    view: LatestNews,
    client: false,
    load: () => newsContent.latest,
    choices: () => [{}],
  },
});
