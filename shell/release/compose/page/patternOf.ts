/** The shell's pages about elements are in no table. */
export const ELEMENT_PAGES = '/embed/:element';

/** The pattern of a page's path, unless it is the path itself. */
export function patternOf(path: string, routes: readonly string[]): { pattern?: string } {
  if (routes.includes(path) || path.endsWith('/404')) return {};
  const pattern = routes.find((route) => new RegExp(`^${route.replace(/:\w+/g, '[\\w-]+')}$`).test(path));
  return { pattern: pattern ?? ELEMENT_PAGES };
}
