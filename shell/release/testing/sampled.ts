/**
 * Tests outside the sample run only with `npm run test:all`. For Vitest, which reads `tags`, and Playwright, which reads
 * `tag`.
 */
export const sampled = (isInSample: boolean): { tags?: 'all'; tag?: '@all' } =>
  isInSample ? {} : { tags: 'all', tag: '@all' };
