import { type Category, categories } from '../content/categories.ts';

type Attributes = Readonly<Record<string, string>>;

/** Attributes that any element may have. They have no meaning for ours. */
const global = /^(?:id|class|slot|hidden|lang|dir|role|data-.+|aria-.+)$/;

type ListChoice = { list: 'featured' } | { categories: readonly Category[] };

/**
 * The articles that `<ringside-article-list>` should show.
 *
 * @throws unless it has either `list="featured"` or `category` with names of categories, separated by commas
 */
export function listChoice(attributes: Attributes): ListChoice {
  refuseOthers('ringside-article-list', attributes, ['list', 'category']);
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
 * @throws unless it has either `match`, `fallback` and `label`, none of them empty, or a valid `category`, and nothing
 * else
 */
export function linkChoice(attributes: Attributes): LinkChoice {
  if (attributes.category !== undefined) {
    refuseOthers('ringside-article-link', attributes, ['category']);
    const category = knownCategory('ringside-article-link', attributes.category);
    return { category, label: `Latest: ${category}` };
  }
  const names = ['match', 'fallback', 'label'] as const;
  refuseOthers('ringside-article-link', attributes, names);
  const [match, fallback, label] = names.map((name) => {
    const value = attributes[name]?.trim();
    if (!value) throw failure('ringside-article-link', `${name} is missing or empty: write it`);
    return value;
  });
  return { match, fallback, label } as { match: string; fallback: string; label: string };
}

/** @throws when an element that takes no attributes has one */
export function noChoice(tag: string, attributes: Attributes): void {
  refuseOthers(tag, attributes, []);
}

function knownCategory(tag: string, name: string): Category {
  const category = categories.find((each) => each === name);
  if (!category) throw failure(tag, `category "${name}": write one of ${categories.join(', ')}`);
  return category;
}

function refuseOthers(tag: string, attributes: Attributes, known: readonly string[]): void {
  const other = Object.keys(attributes).find((name) => !known.includes(name) && !global.test(name));
  if (other)
    throw failure(tag, `${other}: remove it, the element has ${known.join(', ') || 'no attributes'}`);
}

const failure = (tag: string, problem: string) => new Error(`@ringside/mf-news: <${tag}> ${problem}.`);
