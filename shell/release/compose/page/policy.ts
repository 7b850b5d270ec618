import { digest } from '@ringside/shared/build/hash';
import type { RenderedPage } from '@ringside/shared/contract';

/** In a sandboxed iframe, WebKit matches `'self'` to nothing, so `site` names the origin there. */
const hashesOf = (texts: readonly string[]): string[] =>
  texts.map((text) => `'sha256-${digest('sha256', text)}'`);

export function policy(
  style: string,
  scripts: readonly string[],
  { frameSources = [] }: Pick<RenderedPage, 'frameSources'>,
  site = "'self'",
): string {
  return [
    "default-src 'none'",
    ['script-src', site, ...hashesOf(scripts)].join(' '),
    ['style-src', site, ...hashesOf([style])].join(' '),
    `img-src ${site} data:`,
    `font-src ${site} data:`,
    `connect-src ${site}`,
    `manifest-src ${site}`,
    ['frame-src', 'https://www.youtube-nocookie.com', ...frameSources].join(' '),
    `form-action ${site}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types ringside',
  ].join('; ');
}
