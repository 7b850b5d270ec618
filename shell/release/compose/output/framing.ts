import { isIframePage } from '../partners/fragments.ts';

/** Only a header can set this part of a page's policy. */
export const framingPolicy = (path: string): string =>
  isIframePage(path) ? 'frame-ancestors *' : "frame-ancestors 'self'";

/** Browsers apply all matching rules, so none may match every URL. */
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
