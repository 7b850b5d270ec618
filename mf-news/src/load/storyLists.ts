import type { LoadedPage } from '@ringside/shared/contract';
import type { Route } from '@ringside/shared/section/server';
import { breadcrumbs, itemList } from '@ringside/shared/section/structuredData';
import type { Headline } from '../content/schema.ts';
import { socialCard } from '../pictures/index.ts';
import { inCategories, newestFirst } from '../rules/lists.ts';
import { olderPages, STORIES_PER_PAGE } from '../rules/olderPages.ts';
import { listCards } from './cards.ts';

/** The texts of a list page. */
interface StoryList {
  path: string;
  page: string;
  name: string;
  /** The breadcrumbs from the home page to the list. */
  crumbs: readonly (readonly [name: string, path: string])[];
  lead: string;
  title: string;
  description: string;
  image: LoadedPage['head']['image'];
}

const NEWS: StoryList = {
  path: '/news',
  page: 'NewsPage',
  name: 'News',
  crumbs: [['News', '/news']],
  lead: 'Camps, contracts, training and the trade, newest first.',
  title: 'Boxing News',
  description:
    'All the boxing news, newest first: fight news and analysis, gear reviews, training advice and the business of the sport, from the Ringside desk.',
  image: socialCard('news', 'Boxing news'),
};

const REVIEWS: StoryList = {
  path: '/reviews',
  page: 'ReviewsPage',
  name: 'Gear Reviews',
  crumbs: [['Reviews', '/reviews']],
  lead: 'Worn, hit and hung for weeks before we say a word.',
  title: 'Boxing Gear Reviews',
  description:
    'Gloves, heavy bags and head guards, used for weeks in a working gym before we write about them. Every boxing gear review from Ringside, newest first.',
  image: socialCard('reviews', 'Gear reviews'),
};

/** Routes for all stories. */
export const newsRoutes = (articles: readonly Headline[], size?: number): Route[] =>
  listRoutes(NEWS, newestFirst(articles), size);

/** Routes for gear reviews. */
export const reviewsRoutes = (articles: readonly Headline[], size?: number): Route[] =>
  listRoutes(REVIEWS, inCategories(articles, ['Gear Review']), size);

/** The page with a list's newest stories, and pages for the older ones. */
function listRoutes(list: StoryList, stories: readonly Headline[], size = STORIES_PER_PAGE): Route[] {
  const pages = olderPages(stories, size);
  const addresses = pages.map(({ range }) => `${list.path}/stories/${range}`);
  return [
    [list.path, () => listPage(list, stories.slice(0, size), { older: addresses.at(-1) })],
    ...pages.map(({ range, stories }, index): Route => {
      const address = `${list.path}/stories/${range}`;
      const neighbours = { newer: addresses[index + 1] ?? list.path, older: addresses[index - 1] };
      return [address, () => listPage(olderList(list, address, range, stories), stories, neighbours)];
    }),
  ];
}

function olderList(list: StoryList, path: string, range: string, stories: readonly Headline[]): StoryList {
  const numbers = range.replace('-', ' to ');
  const days = `from ${stories.at(-1)?.date} to ${stories[0]?.date}`;
  return {
    ...list,
    crumbs: [...list.crumbs, [`Stories ${numbers}`, path]],
    lead: `Stories ${numbers}, ${days}, newest first.`,
    title: `${list.title}, Stories ${numbers}`,
    description: `${list.title} from the Ringside desk: stories ${numbers}, counted from the oldest, ${days}.`,
  };
}

function listPage(
  { page, name, crumbs, lead, title, description, image }: StoryList,
  stories: readonly Headline[],
  { newer, older }: { newer?: string; older?: string },
): LoadedPage {
  const entries = stories.map((story) => ({ name: story.title, url: `/news/${story.slug}` }));
  return {
    page,
    data: { lead, articles: listCards(stories), ...(newer && { newer }), ...(older && { older }) },
    head: {
      title,
      image,
      description,
      structuredData: [itemList(name, entries), breadcrumbs(...crumbs)],
    },
  };
}
