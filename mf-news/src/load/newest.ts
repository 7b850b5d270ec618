import { articles } from '../content/articles.ts';
import { byCategory, newestFirst } from '../rules/lists.ts';

/** All articles, the newest first. */
export const newest = newestFirst(articles);
export const newestOf = byCategory(newest);
