import { articlePaths } from './facts.ts';

/** One page of each template. A table over all pages goes over these in `npm test`, over all in `npm run test:all`. */
const templates: ReadonlySet<string> = new Set([
  '/',
  '/news',
  articlePaths[0] ?? '',
  '/gear',
  '/gear/boxing-gloves',
  '/fights',
  '/training',
  '/fitness',
  '/about',
  '/privacy',
  '/embed',
  '/no-such-page',
]);

export const isTemplate = (path: string): boolean => templates.has(path);

/** Details of a test: one that is not in its table's sample runs with `npm run test:all` only. */
export const sampled = (isInSample: boolean): { tag?: '@all' } => (isInSample ? {} : { tag: '@all' });
