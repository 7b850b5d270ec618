/**
 * The categories of articles, each with the drawing of `src/pictures` that its articles show unless they name their own. A new category
 * is a line here; an element offers it once it has an article.
 */
export const categoryPictures = {
  'Breaking News': 'breaking-news',
  'Fight News': 'fight-news',
  'Fight Analysis': 'fight-analysis',
  'Gear Review': 'gear-review',
  Training: 'training',
  'Industry News': 'industry-news',
  Updates: 'updates',
};

export type Category = keyof typeof categoryPictures;

export const categories = Object.keys(categoryPictures) as Category[];
