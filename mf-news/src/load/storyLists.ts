import { breadcrumbs, itemList } from '@ringside/shared/section/structuredData';
import { lastDay } from '@ringside/shared/section/words';
import type { Headline } from '../content/schema.ts';
import { picture, socialCard } from '../pictures/index.ts';
import { STORIES_PER_PAGE } from '../rules/lists.ts';
import { reviewCards, scoredCards } from './cards.ts';

interface StoryList {
  path: string;
  heading: string;
  crumb: string;
  lead: string;
  title: string;
  description: string;
  /** In the band of the title. */
  band: ReturnType<typeof picture>;
  image: ReturnType<typeof socialCard>;
  cards: typeof scoredCards;
  /** The section below the stories, with the lists of gear. */
  guides?: { heading: string; lead: string };
}

export const NEWS: StoryList = {
  path: '/news',
  heading: 'News',
  crumb: 'News',
  lead: 'Camps, contracts, training and the trade, newest first.',
  title: 'Boxing News',
  description:
    'All the boxing news, newest first: fight news and analysis, gear reviews, training advice and the business of the sport, from the Ringside desk.',
  band: picture('band-news', 'card'),
  image: socialCard('news', 'Boxing news'),
  cards: scoredCards,
};

export const REVIEWS: StoryList = {
  path: '/reviews',
  heading: 'Gear Reviews',
  crumb: 'Reviews',
  lead: 'Worn, hit and hung for weeks before we say a word.',
  title: 'Boxing Gear Reviews',
  description:
    'Gloves, heavy bags and head guards, used for weeks in a working gym before we write about them. Every boxing gear review from Ringside, newest first.',
  band: picture('band-reviews', 'card'),
  image: socialCard('reviews', 'Gear reviews'),
  cards: reviewCards,
  guides: {
    heading: 'Top Rated Gear Guides',
    lead: 'Everything else we wore, hit and hung, in order.',
  },
};

/** Ranges are numbered from the oldest, so that a new story changes none. */
export function storyList(
  list: StoryList,
  newestFirst: readonly Headline[],
  size = STORIES_PER_PAGE,
) {
  const { path } = list;
  const count = Math.max(0, Math.ceil(newestFirst.length / size) - 1);
  const ranges = Array.from(
    { length: count },
    (_, index) => `${index * size + 1}-${(index + 1) * size}`,
  );
  const pathOf = (index: number) => ranges[index] && `${path}/stories/${ranges[index]}`;
  return {
    ranges,
    loadNewest: () => storyPage(list, newestFirst.slice(0, size), { older: pathOf(count - 1) }),
    loadOlder(range: string) {
      const index = ranges.indexOf(range);
      const end = newestFirst.length - index * size;
      const stories = newestFirst.slice(end - size, end);
      const numbers = range.replace('-', ' to ');
      const days = `from ${stories.at(-1)?.date} to ${stories[0]?.date}`;
      const older = {
        ...list,
        lead: `Stories ${numbers}, ${days}, newest first.`,
        title: `${list.title}, Stories ${numbers}`,
        description: `${list.title} from the Ringside desk: stories ${numbers}, counted from the oldest, ${days}.`,
      };
      const links = { newer: pathOf(index + 1) ?? path, older: pathOf(index - 1) };
      return storyPage(older, stories, links, [`Stories ${numbers}`, `${path}/stories/${range}`]);
    },
  };
}

export function storyPage(
  { path, heading, crumb, lead, band, cards, guides, ...head }: StoryList,
  stories: readonly Headline[],
  links: { newer?: string; older?: string },
  ...crumbs: [name: string, path: string][]
) {
  const modified = lastDay(stories.map((story) => story.modified));
  return {
    data: { title: heading, lead, band, articles: cards(stories), ...links, guides },
    head: {
      ...head,
      ...(modified && { modified }),
      structuredData: [
        itemList(
          heading,
          stories.map((story) => ({ name: story.title, url: `/news/${story.slug}` })),
        ),
        breadcrumbs([crumb, path], ...crumbs),
      ],
    },
  };
}
