import { digest } from '@ringside/shared/build/hash';
import type { RenderedPage } from '@ringside/shared/contract';

/** In a sandboxed iframe, WebKit matches `'self'` to nothing, so `site` names the origin there. */
export function policy(
  style: string,
  scripts: readonly string[],
  { frameSources = [] }: Pick<RenderedPage, 'frameSources'>,
  site = "'self'",
): string {
  return [
    "default-src 'none'",
    ['script-src', site, ...scripts.map((script) => `'sha256-${digest('sha256', script)}'`)].join(
      ' ',
    ),
    `style-src ${site} 'sha256-${digest('sha256', style)}'`,
    `img-src ${site} data:`,
    `font-src ${site}`,
    `connect-src ${site}`,
    `manifest-src ${site}`,
    ['frame-src', 'https://www.youtube-nocookie.com', ...frameSources].join(' '),
    `form-action ${site}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types ringside',
  ].join('; ');
}
