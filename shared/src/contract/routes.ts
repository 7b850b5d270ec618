/** Matches a parameter, such as `:slug` in `/news/:slug`. */
const PARAMETER = /:\w+/g;

/**
 * Returns a function that says whether a path belongs to one of the routes. The value of a
 * parameter begins with a letter or a digit.
 */
export function routeMatcher(routes: readonly string[]): (path: string) => boolean {
  const patterns = routes.map((route) => route.replace(PARAMETER, '[A-Za-z0-9][\\w-]*'));
  const pattern = new RegExp(`^(?:${patterns.join('|')})$`);
  return (path) => routes.length > 0 && pattern.test(path);
}

/**
 * Returns a key that is equal for two routes with the same paths. The names of parameters do not
 * matter.
 */
export const routeKey = (route: string): string => route.replace(PARAMETER, ':');
