/** A regular expression for each route, without its ends. */
export const routePatterns = (routes: readonly string[]): string[] =>
  routes.map((route) => route.replace(/:\w+/g, '[A-Za-z0-9][\\w-]*'));
