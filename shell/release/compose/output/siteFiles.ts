import { readFileSync } from 'node:fs';
import type { Release, ShellServer } from '@ringside/shared/contract';
import type { Site } from '../../format/site.ts';
import { isSitePath } from '../../format/sitePath.ts';
import { cacheControl } from '../../stores/fileKinds.ts';
import type { Refusals } from '../../support/Refusals.ts';
import { framingRules } from './framing.ts';
import { sitemap } from './sitemap.ts';

/** For Netlify, Cloudflare Pages, and hosts with the same format. */
const HEADERS = readFileSync(new URL('../../hosting/_headers', import.meta.url), 'utf8');

/** Names that composing writes or hosts read. */
const RESERVED = /^(assets|vendor|releases|embed)\/|^beacon\.txt$|^_|^[^/]+\.json$/i;
const TEXT = /\.(xml|atom|rss|ics|vcf|csv|txt|md|json|svg|webmanifest)$/;
/** A section gives it as a data URL. */
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
  for (const { release, files } of site.sections)
    for (const [path, load] of files)
      if (path.endsWith('.html')) {
        const [from, to] = [`/${path.replace(/\.html$/, '')}`, (await load(site.origin)).trim()];
        if (refuseMove(release, from, to, pages, refusals)) continue;
        redirects.push(`${from} ${to} 301\n`);
        yield [path, movedPage(site.origin, to), to];
      } else if (
        !isSitePath(path) ||
        RESERVED.test(path) ||
        !(TEXT.test(path) || PICTURE.test(path))
      )
        refusals.refuse(
          'reserved-file',
          `${release.name} writes ${path}, which is reserved or not the name of a text file. Rename the file.`,
        );
      else yield [path, fileBytes(path, await load(site.origin))];
  if (redirects.length > 0) yield ['_redirects', redirects.join('')];
}

/** A section names the former URL of one of its pages with a file such as `news/old-name.html`, whose text is `/news/new-name`. */
function refuseMove(
  { name, routes }: Release,
  from: string,
  to: string,
  pages: ReadonlyMap<string, unknown>,
  refusals: Refusals,
): boolean {
  const [, folder] = from.split('/');
  if (!isSitePath(from.slice(1)) || !routes.some((route) => route.split('/')[1] === folder))
    refusals.refuse(
      'reserved-file',
      `${name} gives ${from} as the former name of a page, but has no route there. Name a path below one of its routes.`,
    );
  else if (!pages.has(to))
    refusals.refuse(
      'dead-link',
      `${name} says that ${from} has moved to ${to}, which does not exist. Name a page of the site.`,
    );
  else return false;
  return true;
}

/** Static hosts without redirects serve it. Search engines follow it like a redirect. */
const movedPage = (origin: string, to: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title><link rel="canonical" href="${origin}${to}"><meta http-equiv="refresh" content="0; url=${to}"></head><body><p>This page has moved to <a href="${to}">${origin}${to}</a>.</p></body></html>\n`;

export const fileBytes = (path: string, text: string): string | Buffer =>
  PICTURE.test(path) && BASE64.test(text) ? Buffer.from(text.replace(BASE64, ''), 'base64') : text;

/** Usual URLs of service workers. One of a former site would serve its pages until this file replaces it. */
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

/** Cloudflare Pages reads no more. Other pinned files are revalidated. */
const MAX_RULES = 100;

/** Hosts join the values of all matching rules, so no URL may match two. */
function headers({ isPreview }: Site, paths: readonly string[], cached: readonly string[]): string {
  const common = isPreview ? HEADERS.replace('/*\n', '/*\n  X-Robots-Tag: noindex\n') : HEADERS;
  const everywhere = common + framingRules(paths);
  const room = Math.max(0, MAX_RULES - (everywhere.match(/^\//gm)?.length ?? 0));
  const rules = cached
    .slice(0, room)
    .map((path) => `\n/${path}\n  Cache-Control: ${cacheControl(path)}\n`);
  return everywhere + rules.join('');
}
