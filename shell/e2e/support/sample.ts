import { articlePaths } from './facts.ts';

/** One page of each template. In `npm test`, tables over all pages use only these; `npm run test:all` uses all. */
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

/** Options of a test in a table. Tests outside the sample run only with `npm run test:all`. */
export const sampled = (isInSample: boolean): { tag?: '@all' } => (isInSample ? {} : { tag: '@all' });
