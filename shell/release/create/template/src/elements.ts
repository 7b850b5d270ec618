/**
 * The section New Section: every entry.
 *
 * @tag ringside-new-section
 * @mixes section
 * @mixes embedded
 * @attr {string} [path=/new-section] - Which page of the section: `/new-section`.
 */

/** None answers to anything: all are in `staticElements.ts`. */
export const views = {};
