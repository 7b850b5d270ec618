import { defineElement } from '@ringside/shared/section/server';
import { ArticleLink } from './components/ArticleLink.tsx';
import { ArticleList } from './components/ArticleList.tsx';
import { LatestNews } from './components/LatestNews.tsx';
import { categories } from './content/categories.ts';
import {
  categoriesInUse,
  fightersInTitles,
  fightsInArticles,
  loadArticleLink,
  loadArticleList,
  loadLatestNews,
} from './load/loadElements.ts';

export const elements = {
  'ringside-article-link': defineElement({
    description: 'A link to the newest article of a category.',
    attributes: {
      category: { values: categories, description: 'The category of the article.' },
      fighter: { onSite: true, description: 'A word of the title of the article, or any other.' },
    },
    itemHeight: 0,
    view: ArticleLink,
    client: false,
    load: loadArticleLink,
    choices: categoriesInUse,
    onSite: fightersInTitles,
  }),

  'ringside-article-list': defineElement({
    description:
      "Articles as cards: the home page's featured ones, or those of a category, newest first. Takes `list` or `category`, not both.",
    attributes: {
      list: { values: ['featured'], description: 'The featured articles.' },
      category: {
        values: categories,
        onSite: ['Fight Analysis, Fight News'],
        description: 'The category of the articles.',
      },
      fight: { onSite: true, description: 'The id of a fight: its newest story alone.' },
    },
    policy: [{ directive: 'img-src', description: 'Pictures.' }],
    view: ArticleList,
    client: false,
    load: loadArticleList,
    choices: () => [{ list: 'featured' }, ...categoriesInUse()],
    onSite: () => [{ category: 'Fight Analysis, Fight News' }, ...fightsInArticles()],
  }),

  'ringside-latest-news': defineElement({
    description: 'The latest news: summaries, trending stories, and quick updates.',
    policy: [{ directive: 'img-src', description: 'Pictures.' }],
    view: LatestNews,
    client: false,
    load: () => loadLatestNews(),
    choices: () => [{}],
  }),
};
