import type { LoadedPage } from '@ringside/shared/contract';
import type { Route } from '@ringside/shared/section/server';
import { breadcrumbs, itemList } from '@ringside/shared/section/structuredData';
import { articles } from '../content/articles.ts';
import type { Headline, SafeArticle } from '../content/schema.ts';
import { picture, socialCard } from '../pictures/index.ts';
import { inCategories, newestFirst, relatedAmong } from '../rules/lists.ts';
import { articleHead } from './articleHead.ts';
import { listCards, pictureCard, pictureOf, teaser } from './cards.ts';

const articleItemList = (name: string, listed: readonly Headline[]) =>
  itemList(
    name,
    listed.map(({ title, slug }) => ({ name: title, url: `/news/${slug}` })),
  );

export function newsPage(articles: readonly Headline[]): LoadedPage {
  return {
    page: 'NewsPage',
    data: {
      lead: 'Camps, contracts, training and the trade, newest first.',
      articles: listCards(newestFirst(articles)),
    },
    head: {
      title: 'Boxing News',
      image: socialCard('news', 'Boxing news'),
      description:
        'All the boxing news, newest first: fight news and analysis, gear reviews, training advice and the business of the sport, from the Ringside desk.',
      structuredData: [articleItemList('News', newestFirst(articles)), breadcrumbs(['News', '/news'])],
    },
  };
}

export function reviewsPage(articles: readonly Headline[]): LoadedPage {
  return {
    page: 'ReviewsPage',
    data: {
      lead: 'Worn, hit and hung for weeks before we say a word.',
      articles: listCards(inCategories(articles, ['Gear Review'])),
    },
    head: {
      title: 'Boxing Gear Reviews',
      image: socialCard('reviews', 'Gear reviews'),
      description:
        'Gloves, heavy bags and head guards, used for weeks in a working gym before we write about them. Every boxing gear review from Ringside, newest first.',
      structuredData: [
        articleItemList('Gear Reviews', inCategories(articles, ['Gear Review'])),
        breadcrumbs(['Reviews', '/reviews']),
      ],
    },
  };
}

export function articlePage(article: SafeArticle, related: readonly Headline[]): LoadedPage {
  return {
    page: 'ArticlePage',
    data: {
      article: { ...pictureCard(article), comments: article.comments },
      related: listCards([article, ...related]).slice(1),
    },
    serverOnly: { body: article.body },
    head: articleHead(article, teaser(article), pictureOf(article)),
  };
}

export const notFoundPage: LoadedPage = {
  page: 'NotFoundPage',
  data: { picture: picture('industry-news') },
  head: {
    title: 'Article not found',
    description:
      'There is no article at this address. The news page has every story, newest first, and the fights, gear and training are in the menu.',
  },
  status: 404,
};

const related = relatedAmong(articles);

/** Every address of the section. */
export const routes: readonly Route[] = [
  ['/news', () => newsPage(articles)],
  ...articles.map(
    (article): Route => [`/news/${article.slug}`, () => articlePage(article, related(article))],
  ),
  ['/news/404', () => notFoundPage],
  ['/reviews', () => reviewsPage(articles)],
];
