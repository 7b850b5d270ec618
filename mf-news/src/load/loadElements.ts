import type { Attributes } from '@ringside/shared/contract';
import { articles } from '../content/articles.ts';
import { type Category, categories } from '../content/categories.ts';
import type { Headline } from '../content/schema.ts';
import { FEATURED_COUNT, latestBlocks, newestFirst, STORIES_PER_PAGE } from '../rules/lists.ts';
import { listCards, storyCard, withPictures } from './cards.ts';
import { newest, newestOf } from './newest.ts';

const GENERAL_ANALYSIS = 'how-to-read-a-fight-before-the-first-bell';

/**
 * Returns one article: of a category the newest, and for a `fighter` the first whose title contains
 * the name, else one about fights in general.
 */
export function loadArticleLink({ category: name, fighter }: Attributes) {
  if (name !== undefined) {
    const category = knownCategory(name);
    const [article] = newestOf[category];
    if (!article) throw new Error(`category "${category}" has no article: write another.`);
    return linkTo(article, `Latest: ${category}`);
  }
  if (!fighter) throw new Error('write either category="Training" or fighter="Tobias".');
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

/**
 * @throws unless it has `list="featured"`, a `fight`'s id, or `category`, which is names separated
 * by commas
 */
export function loadArticleList(attributes: Attributes) {
  if (attributes.fight !== undefined) {
    const story = newest.find(({ fight }) => `${fight}` === attributes.fight);
    return { variant: 'story' as const, articles: story ? [storyCard(story)] : [] };
  }
  if (attributes.category === undefined) {
    if (attributes.list !== 'featured')
      throw new Error('write either list="featured" or category="Training".');
    const featured = articles.slice(0, FEATURED_COUNT);
    return { variant: 'featured' as const, articles: listCards(featured) };
  }
  const chosen = new Set(attributes.category.split(',').map(knownCategory));
  const stories = newestFirst([...chosen].flatMap((category) => newestOf[category]));
  return { variant: 'cards' as const, articles: listCards(stories.slice(0, STORIES_PER_PAGE)) };
}

/** The stories with summaries have pictures. */
export function loadLatestNews() {
  const { summaries, ...others } = latestBlocks(newest);
  return {
    ...others,
    summaries: withPictures(summaries).map(({ article, picture: poster }) => ({
      ...article,
      poster,
    })),
  };
}

/** Lists each fight that an article is about, and any other fight. */
export const fightsInArticles = (): Attributes[] =>
  [...new Set(articles.flatMap(({ fight }) => fight ?? [])), OTHERS].map((fight) => ({
    fight: `${fight}`,
  }));

export const categoriesInUse = (): { category: Category }[] =>
  categories.filter((category) => newestOf[category].length > 0).map((category) => ({ category }));

function knownCategory(name: string): Category {
  const category = categories.find((each) => each === name.trim());
  if (!category) throw new Error(`category "${name}": write one of ${categories.join(', ')}.`);
  return category;
}
