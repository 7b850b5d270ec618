/**
 * The fights section: every scheduled fight with its countdown, and what we wrote about them.
 *
 * @tag ringside-fights
 * @mixes section
 * @mixes embedded
 * @fires {CustomEvent<{date: string, event?: string, fight?: string}>} ringside:fight-day - Once for each fight whose day has
 *   come, from its countdown. Bubbles, composed.
 * @attr {string} [path=/fights] - Which page of the section: `/fights`.
 */

/** None answers to anything: all are in `staticElements.ts`. */
export const views = {};
