import type { Attributes } from '@ringside/shared/contract';
import { type Category, categories } from '../content/categories.ts';
import { newestFirst, STORIES_PER_PAGE } from '../rules/lists.ts';
import { listCards } from './cards.ts';
import { newsContent } from './newsContent.ts';

const GENERAL_ANALYSIS = 'how-to-read-a-fight-before-the-first-bell';

/**
 * The newest article of a category, or the first whose title contains the `fighter`, else one about fights in
 * general.
 */
export function loadArticleLink({ category: name, fighter }: Attributes) {
  if (name !== undefined) {
    const category = knownCategory(name);
    const [article] = newsContent.newest[category];
    if (!article) throw new Error(`category "${category}" has no article: write another.`);
    return { slug: article.slug, title: article.title, label: `Latest: ${category}` };
  }
  if (!fighter) throw new Error('write either category="Training" or fighter="Tobias".');
  const { titles } = newsContent;
  const named = fighter === OTHERS ? undefined : titles.find(({ title }) => title.includes(fighter));
  const article = named ?? titles.find(({ slug }) => slug === GENERAL_ANALYSIS);
  if (!article) throw new Error(`no article has the slug "${GENERAL_ANALYSIS}": write another one here.`);
  return { ...article, label: 'Fight Analysis & Odds' };
}

const OTHERS = '*';

/** Every word of a title that begins with a capital letter may be a fighter. */
export function fightersInTitles(): Attributes[] {
  const words = newsContent.titles.flatMap(({ title }) => title.match(/\p{Lu}[\p{L}’-]+/gu) ?? []);
  return [...new Set(words), OTHERS].map((fighter) => ({ fighter }));
}

/** @throws unless it has either `list="featured"` or `category`, which is names separated by commas */
export function loadArticleList(attributes: Attributes) {
  const { featured, newest } = newsContent;
  if (attributes.category === undefined) {
    if (attributes.list !== 'featured')
      throw new Error('write either list="featured" or category="Training".');
    return { variant: 'featured' as const, articles: listCards(featured) };
  }
  const chosen = new Set(attributes.category.split(',').map(knownCategory));
  const articles = [...chosen].flatMap((category) => newest[category]);
  return { variant: 'cards' as const, articles: listCards(newestFirst(articles).slice(0, STORIES_PER_PAGE)) };
}

export const categoriesInUse = (): { category: Category }[] =>
  categories.filter((category) => newsContent.newest[category].length > 0).map((category) => ({ category }));

function knownCategory(name: string): Category {
  const category = categories.find((each) => each === name.trim());
  if (!category) throw new Error(`category "${name}": write one of ${categories.join(', ')}.`);
  return category;
}
