import { firstSegment } from '../../format/names.ts';
import { type LoadedSection, prefixesOf } from '../../format/site.ts';
import { isSitePath } from '../../format/sitePath.ts';
import type { Refusals } from '../../support/Refusals.ts';

/**
 * A section names the former URL of one of its pages with a file such as `news/old-name.html`,
 * whose text is `/news/new-name`.
 */
export function refuseMove(
  section: LoadedSection,
  from: string,
  to: string,
  pages: ReadonlyMap<string, unknown>,
  refusals: Refusals,
): boolean {
  const { name } = section.release;
  if (!isSitePath(from.slice(1)) || !prefixesOf(section).has(firstSegment(from)))
    refusals.refuse(
      'reserved-file',
      `${name} gives ${from} as the former name of a page, but has no page there. Name a path below the first segment of one of its pages.`,
    );
  else if (!pages.has(to))
    refusals.refuse(
      'dead-link',
      `${name} says that ${from} has moved to ${to}, which does not exist. Name a page of the site.`,
    );
  else return false;
  return true;
}

/**
 * The small page at a former URL, for static hosts without redirects. Search engines follow it like
 * a redirect.
 */
export const movedPage = (origin: string, to: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title><link rel="canonical" href="${origin}${to}"><meta http-equiv="refresh" content="0; url=${to}"></head><body><p>This page has moved to <a href="${to}">${origin}${to}</a>.</p></body></html>\n`;
