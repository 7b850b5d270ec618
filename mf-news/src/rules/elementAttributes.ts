import { type Category, categories } from '../content/categories.ts';

type Attributes = Readonly<Record<string, string>>;

type ListChoice = { list: 'featured' } | { categories: readonly Category[] };

/**
 * The articles that `<ringside-article-list>` should show.
 *
 * @throws unless it has either `list="featured"` or `category` with names of categories, separated by commas
 */
export function listChoice(attributes: Attributes): ListChoice {
  const { list, category } = attributes;
  if (list !== undefined && category === undefined) {
    if (list !== 'featured') throw failure('ringside-article-list', `list "${list}": write featured`);
    return { list };
  }
  if (category === undefined || list !== undefined)
    throw failure('ringside-article-list', 'write either list="featured" or category="Training"');
  return {
    categories: category.split(',').map((name) => knownCategory('ringside-article-list', name.trim())),
  };
}

type LinkChoice = { label: string } & ({ match: string; fallback: string } | { category: Category });

/**
 * The article that `<ringside-article-link>` links to: found by its title, or the newest of a category.
 *
 * @throws unless it has either `match`, `fallback` and `label`, none of them empty, or a valid `category`
 */
export function linkChoice(attributes: Attributes): LinkChoice {
  if (attributes.category !== undefined) {
    const category = knownCategory('ringside-article-link', attributes.category);
    return { category, label: `Latest: ${category}` };
  }
  const names = ['match', 'fallback', 'label'] as const;
  const [match, fallback, label] = names.map((name) => {
    const value = attributes[name]?.trim();
    if (!value) throw failure('ringside-article-link', `${name} is missing or empty: write it`);
    return value;
  });
  return { match, fallback, label } as { match: string; fallback: string; label: string };
}

function knownCategory(tag: string, name: string): Category {
  const category = categories.find((each) => each === name);
  if (!category) throw failure(tag, `category "${name}": write one of ${categories.join(', ')}`);
  return category;
}

const failure = (tag: string, problem: string) => new Error(`@ringside/mf-news: <${tag}> ${problem}.`);
