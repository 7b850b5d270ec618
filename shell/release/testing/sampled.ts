/** Tests outside the sample run only with `npm run test:all`. */
export const sampled = (isInSample: boolean): { tags?: 'all' } =>
  isInSample ? {} : { tags: 'all' };
