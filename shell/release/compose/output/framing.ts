import { isIframePage } from '../partners/fragments.ts';

/** Only a header can set this part of a page's policy. */
export const framingPolicy = (path: string): string =>
  isIframePage(path) ? 'frame-ancestors *' : "frame-ancestors 'self'";

/** Browsers apply all matching rules, so none may match every URL. */
export function framingRules(paths: readonly string[]): string[] {
  const urls = paths.flatMap((path) => {
    const [, first = ''] = path.split('/');
    return first === 'embed' || first === '' ? path : [`/${first}`, `/${first}/*`];
  });
  // The URLs of partners' reference pages come last: they may be many, and hosts read only the first rules.
  const isLate = (url: string) => Number(url.startsWith('/embed/'));
  return [...new Set(urls)]
    .sort()
    .sort((a, b) => isLate(a) - isLate(b))
    .map((url) => `\n${url}\n  Content-Security-Policy: ${framingPolicy(url)}\n`);
}
