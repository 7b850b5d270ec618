import type { LoadedPage } from '@ringside/shared/contract';
import { articleBody } from './articleBody.ts';
import { articleHead } from './articleHead.ts';
import { card, pictureCard, pictureOf, teaser } from './cards.ts';
import type { Article } from './content/schema.ts';
import { picture, socialCard } from './pictures/index.ts';
import { inCategories, newestFirst, related, takesTwoPlaces } from './rules/lists.ts';

export function newsPage(articles: readonly Article[]): LoadedPage {
  return {
    page: 'NewsPage',
    data: {
      lead: 'Camps, contracts, training and the trade, newest first.',
      articles: newestFirst(articles).map((article, index) =>
        index === 0 || takesTwoPlaces(index - 1, articles.length - 1) ? pictureCard(article) : card(article),
      ),
    },
    head: {
      title: 'Boxing News',
      image: socialCard('news', 'Boxing news'),
      description:
        'All the boxing news, newest first: fight news and analysis, gear reviews, training advice and the business of the sport, from the Ringside desk.',
    },
  };
}

export function reviewsPage(articles: readonly Article[]): LoadedPage {
  return {
    page: 'ReviewsPage',
    data: {
      lead: 'Worn, hit and hung for weeks before we say a word.',
      articles: inCategories(articles, ['Gear Review']).map((article, index) =>
        index === 0 ? pictureCard(article) : card(article),
      ),
    },
    head: {
      title: 'Boxing Gear Reviews',
      image: socialCard('reviews', 'Gear reviews'),
      description:
        'Gloves, heavy bags and head guards, used for weeks in a working gym before we write about them. Every boxing gear review from Ringside, newest first.',
    },
  };
}

export function articlePage(articles: readonly Article[], article: Article): LoadedPage {
  return {
    page: 'ArticlePage',
    data: {
      article: { ...pictureCard(article), comments: article.comments },
      related: related(articles, article).map(card),
    },
    serverOnly: { body: articleBody(article.content) },
    head: articleHead(article, teaser(article), pictureOf(article)),
  };
}

export const notFoundPage: LoadedPage = {
  page: 'NotFoundPage',
  data: { picture: picture('industry-news') },
  head: {
    title: 'Article not found',
    description: 'There is no article at this address. The news page has all of them.',
  },
  status: 404,
};
