/**
 * Marks a test that is outside the sample, so that only `npm run test:all` runs it. Vitest reads
 * `tags`, and Playwright reads `tag`.
 */
export const sampled = (isInSample: boolean): { tags?: 'all'; tag?: '@all' } =>
  isInSample ? {} : { tags: 'all', tag: '@all' };
