import { escapeHtml } from '@ringside/shared/contract';
import { ROOT_FILES, TEXT_FILE } from '../../format/allowed/files.ts';
import { type LoadedSection, prefixesOf, type Site } from '../../format/site.ts';
import { isSitePath } from '../../format/sitePath.ts';
import type { Refusals } from '../../support/Refusals.ts';
import { isFeed } from './feeds.ts';
import { headers } from './headers.ts';
import { movedPage, refuseMove } from './moved.ts';
import { FORMER_WORKERS, SECURITY, securityText, UNREGISTER } from './wellKnown.ts';

/** Names that composing writes or hosts read. */
const RESERVED_FILES = /^(assets|vendor|releases|embed)\/|^beacon\.txt$|^_|^[^/]+\.json$/i;
const SHELL_TEXT = /\.(ico|json|png|svg|txt|webmanifest|xml)$/;
/** A picture, which a section gives as a data URL. */
const PICTURE = /\.(ico|png)$/;
const BASE64 = /^data:[^,]*;base64,/;

/** @yields a file's path and content, and where it leads if it is the former URL of a page */
export async function* siteFiles(
  site: Site,
  pages: ReadonlyMap<string, string | undefined>,
  cached: readonly string[],
  refusals: Refusals,
): AsyncGenerator<readonly [path: string, content: string | Buffer, movedTo?: string]> {
  const redirects: string[] = [];

  yield ['_headers', headers(site, [...pages.keys()], cached)];
  yield ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`];
  const { security } = site.shell.server;
  if (security) yield [SECURITY, securityText(security, site.origin)];
  if (site.sample > 0)
    yield [
      'beacon.txt',
      'Visits are measured with requests for this file: see the privacy policy.\n',
    ];
  yield ['sitemap.xml', sitemap(site.origin, pages)];
  for (const path of FORMER_WORKERS) yield [path, UNREGISTER];

  for (const section of site.sections) {
    for (const [path, load] of section.files) {
      if (!path.endsWith('.html')) {
        const text = isOwnFile(section, path) ? await load(site.origin) : undefined;
        if (text !== undefined && isAllowedText(section, path, text, refusals))
          yield [path, fileBytes(path, text)];
        if (text === undefined) refuseName(section, path, refusals);
        continue;
      }

      const [from, to] = [`/${path.replace(/\.html$/, '')}`, (await load(site.origin)).trim()];
      if (refuseMove(section, from, to, pages, refusals)) continue;
      redirects.push(`${from} ${to} 301\n`);
      yield [path, movedPage(site.origin, to), to];
    }
  }
  if (redirects.length > 0) yield ['_redirects', redirects.join('')];
}

function refuseName({ release: { name } }: LoadedSection, path: string, refusals: Refusals): void {
  refusals.refuse(
    'reserved-file',
    `${name} writes ${path}, which is reserved or not the name of a text file below its own pages, such as ${name}.txt and ${name}/notes.txt. Rename the file.`,
  );
}

function isAllowedText(
  { release: { name } }: LoadedSection,
  path: string,
  text: string,
  refusals: Refusals,
): boolean {
  if (name === 'shell' || !/\.(atom|rss|xml)$/.test(path) || isFeed(text)) return true;
  refusals.refuse(
    'reserved-file',
    `${name} writes ${path}, which is not a feed in UTF-8 without a document type, style or elements of other namespaces. Write Atom or RSS.`,
  );
  return false;
}

function isOwnFile(section: LoadedSection, path: string): boolean {
  if (!isSitePath(path) || RESERVED_FILES.test(path)) return false;
  const { name } = section.release;
  if (name === 'shell') return SHELL_TEXT.test(path);
  const first = path.replace(/[./].*$/, '');
  const isOwn = first === name || prefixesOf(section).has(first);
  return TEXT_FILE.test(path) && (isOwn || ROOT_FILES.includes(path));
}

export const fileBytes = (path: string, text: string): string | Buffer =>
  PICTURE.test(path) && BASE64.test(text) ? Buffer.from(text.replace(BASE64, ''), 'base64') : text;

/** @see https://www.sitemaps.org/protocol.html, which allows 50,000 paths */
export function sitemap(origin: string, pages: ReadonlyMap<string, string | undefined>): string {
  const sorted = [...pages].sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = sorted.map(([path, modified]) => {
    const day = modified ? `<lastmod>${modified}</lastmod>` : '';
    return `<url><loc>${escapeHtml(origin + path)}</loc>${day}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}
