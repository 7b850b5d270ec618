/**
 * The news section: all articles, one article, or the gear reviews.
 *
 * @tag ringside-news
 * @mixes section
 * @mixes embedded
 * @attr {string} [path=/news] - Which page of the section: `/news`, `/reviews`, or `/news/` and the slug of an article.
 */

/** None answers to anything: all are in `staticElements.ts`. */
export const views = {};
