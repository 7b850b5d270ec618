/** Details of a test: one that is not in its table's sample runs with `npm run test:all` only. */
export const sampled = (isInSample: boolean): { tags?: 'all' } => (isInSample ? {} : { tags: 'all' });
