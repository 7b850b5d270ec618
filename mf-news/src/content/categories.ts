/**
 * The categories, each with the drawing of its articles. An element offers a category once it has
 * an article.
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
