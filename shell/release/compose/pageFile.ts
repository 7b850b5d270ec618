import { routeMatcher } from '@ringside/shared/contract';
/** Most static hosts find `/news` in `news.html` without a redirect. */
export const pageFile = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`;

export const pagePath = (file: string): string =>
  `/${file === 'index.html' ? '' : file.replace(/\.html$/, '')}`;

export const ELEMENT_PAGES = '/embed/:element';

export function patternOf(path: string, routes: readonly string[]): { pattern?: string } {
  if (routes.includes(path) || path.endsWith('/404')) return {};
  const pattern = routes.find((route) => routeMatcher([route])(path));
  return { pattern: pattern ?? ELEMENT_PAGES };
}
