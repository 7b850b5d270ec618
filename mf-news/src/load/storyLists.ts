import type { PageHead } from '@ringside/shared/contract';
import { breadcrumbs, itemList } from '@ringside/shared/section/structuredData';
import type { Headline } from '../content/schema.ts';
import { socialCard } from '../pictures/index.ts';
import { isoDate } from '../rules/isoDate.ts';
import { inCategories, newestFirst } from '../rules/lists.ts';
import { olderPages, STORIES_PER_PAGE } from '../rules/olderPages.ts';
import { listCards } from './cards.ts';

/** The texts of a list page. */
interface StoryList {
  path: string;
  name: string;
  /** The breadcrumbs from the home page to the list. */
  crumbs: readonly (readonly [name: string, path: string])[];
  lead: string;
  title: string;
  description: string;
  image: PageHead['image'];
}

const NEWS: StoryList = {
  path: '/news',
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
  name: 'Gear Reviews',
  crumbs: [['Reviews', '/reviews']],
  lead: 'Worn, hit and hung for weeks before we say a word.',
  title: 'Boxing Gear Reviews',
  description:
    'Gloves, heavy bags and head guards, used for weeks in a working gym before we write about them. Every boxing gear review from Ringside, newest first.',
  image: socialCard('reviews', 'Gear reviews'),
};

/** The list of all stories. */
export const newsList = (articles: readonly Headline[], size?: number) =>
  storyList(NEWS, newestFirst(articles), size);

/** The list of gear reviews. */
export const reviewsList = (articles: readonly Headline[], size?: number) =>
  storyList(REVIEWS, inCategories(articles, ['Gear Review']), size);

/** A list of stories: the page of the newest, and a page for each range of older ones. */
function storyList(list: StoryList, stories: readonly Headline[], size = STORIES_PER_PAGE) {
  const pages = olderPages(stories, size);
  const addressOf = (index: number) => pages[index] && `${list.path}/stories/${pages[index].range}`;
  return {
    ranges: pages.map(({ range }) => range),
    loadNewest: () => listPage(list, stories.slice(0, size), { older: addressOf(pages.length - 1) }),
    /** @throws when the range is not one of `ranges` */
    loadOlder(range: string) {
      const index = pages.findIndex((page) => page.range === range);
      const page = pages[index];
      if (!page) throw new Error(`@ringside/mf-news: ${list.path} has no stories "${range}".`);
      const older = olderList(list, `${list.path}/stories/${range}`, range, page.stories);
      return listPage(older, page.stories, {
        newer: addressOf(index + 1) ?? list.path,
        older: addressOf(index - 1),
      });
    },
  };
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
  { name, crumbs, lead, title, description, image }: StoryList,
  stories: readonly Headline[],
  { newer, older }: { newer?: string | undefined; older: string | undefined },
) {
  const entries = stories.map((story) => ({ name: story.title, url: `/news/${story.slug}` }));
  return {
    data: { lead, articles: listCards(stories), ...(newer && { newer }), ...(older && { older }) },
    head: {
      title,
      image,
      description,
      ...(stories[0] && { modified: isoDate(stories[0].date) }),
      structuredData: [itemList(name, entries), breadcrumbs(...crumbs)],
    },
  };
}
