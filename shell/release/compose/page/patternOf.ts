export const ELEMENT_PAGES = '/embed/:element';

export function patternOf(path: string, routes: readonly string[]): { pattern?: string } {
  if (routes.includes(path) || path.endsWith('/404')) return {};
  const pattern = routes.find((route) =>
    new RegExp(`^${route.replace(/:\w+/g, '[\\w-]+')}$`).test(path),
  );
  return { pattern: pattern ?? ELEMENT_PAGES };
}
