import type { Attributes } from '@ringside/shared/contract';
import { type Category, categories } from '../content/categories.ts';
import { newestFirst, STORIES_PER_PAGE } from '../rules/lists.ts';
import { listCards } from './cards.ts';
import type { NewsContent } from './newsContent.ts';

/**
 * The newest article of a category, or the first article, in listed order, whose title contains `match`; otherwise the
 * one with the slug `fallback`.
 *
 * @throws unless it has a valid `category`, or `match`, `fallback` and `label`, and there is such an article
 */
export function loadArticleLink(attributes: Attributes, { newest, titles }: NewsContent) {
  if (attributes.category !== undefined) {
    const category = knownCategory(attributes.category);
    const [article] = newest[category];
    if (!article) throw new Error(`category "${category}" has no article: write another.`);
    return { slug: article.slug, title: article.title, label: `Latest: ${category}` };
  }
  const given = (name: string) => {
    const value = attributes[name]?.trim();
    if (!value) throw new Error(`${name} is missing or empty: write it.`);
    return value;
  };
  const [match, fallback, label] = [given('match'), given('fallback'), given('label')];
  const article =
    titles.find(({ title }) => title.includes(match)) ?? titles.find(({ slug }) => slug === fallback);
  if (!article)
    throw new Error(
      `no title contains "${match}" and no article has the slug "${fallback}": give a fallback that exists.`,
    );
  return { ...article, label };
}

/** @throws unless it has either `list="featured"`, or `category` with names of categories, separated by commas */
export function loadArticleList(attributes: Attributes, { featured, newest }: NewsContent) {
  if (attributes.category === undefined) {
    if (attributes.list !== 'featured')
      throw new Error('write either list="featured" or category="Training".');
    return { look: 'featured' as const, articles: listCards(featured) };
  }
  // Beside a category, `list` is an attribute that is not read, which the kit refuses.
  const chosen = attributes.category.split(',').flatMap((name) => newest[knownCategory(name)]);
  return { look: 'cards' as const, articles: listCards(newestFirst(chosen).slice(0, STORIES_PER_PAGE)) };
}

/** All categories that have an article. Their number does not grow with the articles. */
export const categoriesInUse = ({ newest }: NewsContent): { category: Category }[] =>
  categories.filter((category) => newest[category].length > 0).map((category) => ({ category }));

function knownCategory(name: string): Category {
  const category = categories.find((each) => each === name.trim());
  if (!category) throw new Error(`category "${name}": write one of ${categories.join(', ')}.`);
  return category;
}
