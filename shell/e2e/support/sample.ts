/** Tests of a table outside the sample run only with `npm run test:all`. */
export const sampled = (isInSample: boolean): { tag?: '@all' } =>
  isInSample ? {} : { tag: '@all' };
