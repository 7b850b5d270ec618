import type { Attributes } from '@ringside/shared/contract';
import { articles } from '../content/articles.ts';
import { type Category, categories } from '../content/categories.ts';
import type { Headline } from '../content/schema.ts';
import { FEATURED_COUNT, latestBlocks, STORIES_PER_PAGE } from '../rules/lists.ts';
import { listCards, pictureOf, storyCard, withPictures } from './cards.ts';
import { newest, newestOf } from './newest.ts';

const GENERAL_ANALYSIS = 'how-to-read-a-fight-before-the-first-bell';

/**
 * Returns one article: of a category the newest, and for a `fighter` the first whose title contains
 * the name, else one about fights in general.
 */
export function loadArticleLink({
  category,
  fighter = OTHERS,
}: {
  category?: Category;
  fighter?: string;
}) {
  const [newestOfCategory] = category ? newestOf[category] : [];
  if (newestOfCategory) return linkTo(newestOfCategory, `Latest: ${category}`);

  const named =
    fighter === OTHERS ? undefined : articles.find(({ title }) => title.includes(fighter));
  const article = named ?? articles.find(({ slug }) => slug === GENERAL_ANALYSIS);
  if (!article)
    throw new Error(`no article has the slug "${GENERAL_ANALYSIS}": write another one here.`);
  return linkTo(article, 'Fight Analysis & Odds');
}

const linkTo = ({ slug, title }: Headline, label: string) => ({ slug, title, label });

const OTHERS = '*';

/** Every capitalised word of a title may be a fighter. */
export function fightersInTitles(): Attributes[] {
  const words = articles.flatMap(({ title }) => title.match(/\p{Lu}[\p{L}’-]+/gu) ?? []);
  return [...new Set(words), OTHERS].map((fighter) => ({ fighter }));
}

/** Returns the newest story about a `fight`, those of categories, or the featured ones. */
export function loadArticleList({ category, fight }: { category?: string; fight?: string }) {
  if (fight !== undefined) {
    const story = newest.find((each) => `${each.fight}` === fight);
    return { variant: 'story' as const, articles: story ? [storyCard(story)] : [] };
  }
  if (category === undefined) {
    const featured = articles.slice(0, FEATURED_COUNT);
    return { variant: 'featured' as const, articles: listCards(featured) };
  }
  const chosen = category.split(', ');
  const stories = newest.filter((article) => chosen.includes(article.category));
  return { variant: 'cards' as const, articles: listCards(stories.slice(0, STORIES_PER_PAGE)) };
}

/** The stories with summaries have pictures, and so has the first of those that are trending. */
export function loadLatestNews() {
  const { summaries, trending, updates } = latestBlocks(newest);
  return {
    summaries: withPictures(summaries).map(({ article, picture: poster }) => ({
      ...article,
      poster,
    })),
    trending: trending.map((article, index) =>
      index === 0 ? { ...article, poster: pictureOf(article, 'card') } : article,
    ),
    updates,
  };
}

/** Lists each fight that an article is about, and any other fight. */
export const fightsInArticles = (): Attributes[] =>
  [...new Set(articles.flatMap(({ fight }) => fight ?? [])), OTHERS].map((fight) => ({
    fight: `${fight}`,
  }));

export const categoriesInUse = (): { category: Category }[] =>
  categories.filter((category) => newestOf[category].length > 0).map((category) => ({ category }));
