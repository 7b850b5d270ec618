import { articles } from '../content/articles.ts';
import { picture } from '../pictures/index.ts';
import { inCategories, newestFirst, relatedAmong } from '../rules/lists.ts';
import { articleHead } from './articleHead.ts';
import { card, listCards, pictureOf, teaser } from './cards.ts';
import { NEWS, REVIEWS, storyList } from './storyLists.ts';

export const news = storyList(NEWS, newestFirst(articles));
export const reviews = storyList(REVIEWS, inCategories(articles, ['Gear Review']));

const bySlug = new Map(articles.map((article) => [article.slug, article]));
const related = relatedAmong(articles);

/** The slugs of all articles. */
export const slugs = [...bySlug.keys()];

export function loadArticlePage(slug: string) {
  const article = bySlug.get(slug);
  if (!article) throw new Error(`@ringside/mf-news: there is no article "${slug}".`);
  const lead = pictureOf(article);
  return {
    data: {
      article: { ...card(article), picture: lead, comments: article.comments },
      related: listCards([article, ...related(article)]).slice(1),
    },
    serverOnly: { body: article.body },
    head: articleHead(article, teaser(article), lead),
  };
}

export const loadNotFoundPage = () => ({
  data: {
    text: 'Article not found!',
    action: { label: 'Back to News', href: '/news' },
    picture: picture('industry-news'),
  },
  head: {
    title: 'Article not found',
    description:
      'There is no article at this address. The news page has every story, newest first, and the fights, gear and training are in the menu.',
  },
});
