import { readFileSync } from 'node:fs';
import { escapeHtml, type ShellServer } from '@ringside/shared/contract';
import { ROOT_FILES, TEXT_FILE, XML_NAMESPACES } from '../../format/allowed.ts';
import { firstSegment, isSitePath } from '../../format/releaseSchema.ts';
import { type LoadedSection, prefixesOf, type Site } from '../../format/site.ts';
import { cacheControl } from '../../stores/fileKinds.ts';
import type { Refusals } from '../../support/Refusals.ts';
import { isIframePage } from '../partners/catalogue.ts';

/** The headers for Netlify, Cloudflare Pages, and hosts with the same format. */
const HEADERS = readFileSync(new URL('../../hosting/_headers', import.meta.url), 'utf8');

/** Names that composing writes or hosts read. */
const RESERVED = /^(assets|vendor|releases|embed)\/|^beacon\.txt$|^_|^[^/]+\.json$/i;
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
  if (!isSitePath(path) || RESERVED.test(path)) return false;
  const { name } = section.release;
  if (name === 'shell') return SHELL_TEXT.test(path);
  const first = path.replace(/[./].*$/, '');
  const isOwn = first === name || prefixesOf(section).has(first);
  return TEXT_FILE.test(path) && (isOwn || ROOT_FILES.includes(path));
}

/** Whether browsers that open the file run no script. */
function isFeed(text: string): boolean {
  const start = text.match(/^<\?xml [^>]*\?>/)?.[0] ?? '';
  const encoding = /\bencoding=["']([^"']*)["']/.exec(start)?.[1] ?? 'utf-8';
  const markup = withoutTexts(text.slice(start.length));
  const namespaces = [...markup.matchAll(/\bxmlns(?::[\w.-]+)?\s*=\s*["']([^"']*)["']/g)];
  return (
    encoding.toLowerCase() === 'utf-8' &&
    !/<[!?]/.test(markup) &&
    namespaces.length === (markup.match(/\bxmlns/g)?.length ?? 0) &&
    namespaces.every(([, uri = '']) => XML_NAMESPACES.includes(uri))
  );
}

/** Removes comments and CDATA sections, in one pass. */
function withoutTexts(xml: string): string {
  let markup = '';
  let at = 0;
  for (let start = xml.indexOf('<!'); start >= 0; start = xml.indexOf('<!', at)) {
    const isComment = xml.startsWith('<!--', start);
    const isText = isComment || xml.startsWith('<![CDATA[', start);
    const close = isComment ? '-->' : ']]>';
    const end = isText ? xml.indexOf(close, start + (isComment ? 4 : 9)) : -1;
    if (end < 0) break;
    markup += xml.slice(at, start);
    at = end + close.length;
  }
  return markup + xml.slice(at);
}

/**
 * A section names the former URL of one of its pages with a file such as `news/old-name.html`,
 * whose text is `/news/new-name`.
 */
function refuseMove(
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
const movedPage = (origin: string, to: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title><link rel="canonical" href="${origin}${to}"><meta http-equiv="refresh" content="0; url=${to}"></head><body><p>This page has moved to <a href="${to}">${origin}${to}</a>.</p></body></html>\n`;

export const fileBytes = (path: string, text: string): string | Buffer =>
  PICTURE.test(path) && BASE64.test(text) ? Buffer.from(text.replace(BASE64, ''), 'base64') : text;

/**
 * Usual URLs of service workers. One of a former site would serve its pages until this file
 * replaces it.
 */
const FORMER_WORKERS = ['sw.js', 'service-worker.js', 'serviceworker.js', 'ngsw-worker.js'];

const UNREGISTER = `// Ringside has no service worker. This one replaces that of a former site, and unregisters itself.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(unregister()));
async function unregister() {
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const client of await clients.matchAll()) client.navigate(client.url);
}
`;

const SECURITY = '.well-known/security.txt';

/** @see https://www.rfc-editor.org/rfc/rfc9116 */
const securityText = (
  { contact, expires }: NonNullable<ShellServer['security']>,
  origin: string,
): string =>
  `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${origin}/${SECURITY}\n`;

/** Cloudflare Pages reads no more rules. Other pinned files are revalidated. */
const MAX_RULES = 100;

/** Hosts join the values of all matching rules, so no URL may match two. */
function headers({ isPreview }: Site, paths: readonly string[], cached: readonly string[]): string {
  const common = isPreview ? HEADERS.replace('/*\n', '/*\n  X-Robots-Tag: noindex\n') : HEADERS;
  const room = MAX_RULES - (common.match(/^\//gm)?.length ?? 0);
  const rules = [
    ...framingRules(paths),
    ...cached.map((path) => `\n/${path}\n  Cache-Control: ${cacheControl(path)}\n`),
  ];
  return common + rules.slice(0, room).join('');
}

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

/** Only a header can set this part of a page's policy. */
export const framingPolicy = (path: string): string =>
  isIframePage(path) ? 'frame-ancestors *' : "frame-ancestors 'self'";

/** Browsers apply all matching rules, so none may match every URL. */
export function framingRules(paths: readonly string[]): string[] {
  const urls = paths.flatMap((path) => {
    const [, first = ''] = path.split('/');
    return first === 'embed' || first === '' ? path : [`/${first}`, `/${first}/*`];
  });
  // The URLs of partners' reference pages come last: they may be many, and hosts read only the
  // first rules.
  const isLate = (url: string) => Number(url.startsWith('/embed/'));
  return [...new Set(urls)]
    .sort()
    .sort((a, b) => isLate(a) - isLate(b))
    .map((url) => `\n${url}\n  Content-Security-Policy: ${framingPolicy(url)}\n`);
}
