import { routeMatcher } from '@ringside/shared/contract';

export const ELEMENT_PAGES = '/embed/:element';

export function patternOf(path: string, routes: readonly string[]): { pattern?: string } {
  if (routes.includes(path) || path.endsWith('/404')) return {};
  const pattern = routes.find((route) => routeMatcher([route])(path));
  return { pattern: pattern ?? ELEMENT_PAGES };
}
