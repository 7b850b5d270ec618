import type { LoadedPage } from '@ringside/shared/contract';
import { digest } from '../../support/hash.ts';

/**
 * The content security policy of a page. It is inside the page because it contains the hash of the page's own style.
 * What only a header can set (frame-ancestors) is in every hosting configuration.
 */
export function policy(
  style: string,
  firstScript: string,
  { frameSources = [] }: Pick<LoadedPage, 'frameSources'>,
): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${digest('sha256', firstScript)}'`,
    `style-src 'self' 'sha256-${digest('sha256', style)}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ['frame-src', 'https://www.youtube-nocookie.com', ...frameSources].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types ringside',
  ].join('; ');
}
