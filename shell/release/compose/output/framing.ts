import { standsAlone } from '../partners/fragments.ts';

/** Who may frame a page. Only a header can set this part of its policy. */
export const framingPolicy = (path: string): string =>
  standsAlone(path) ? 'frame-ancestors *' : "frame-ancestors 'self'";

/** The strictest of all matching rules applies, so none may match every URL: each first segment of a path has one. */
export function framingRules(paths: readonly string[]): string {
  const urls = paths.flatMap((path) => {
    const [, first = ''] = path.split('/');
    return first === 'embed' || first === '' ? path : [`/${first}`, `/${first}/*`];
  });
  return [...new Set(urls)]
    .sort()
    .map((url) => `\n${url}\n  Content-Security-Policy: ${framingPolicy(url)}\n`)
    .join('');
}
