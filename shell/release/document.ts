import { createHash } from 'node:crypto';
import { type LoadedPage, PAGE_DATA_ID, type PageData } from '@ringside/shared/contract';
import { criticalStyle } from './criticalStyle.ts';
import { standsAlone } from './fragments.ts';
import { escapeHtml } from './html.ts';
import type { Site } from './site.ts';

const SITE_NAME = 'Ringside';
/** What a result list shows of a title, in characters; a longer headline stands without the site's name. */
const TITLE = 70;

interface DocumentParts {
  site: Site;
  path: string;
  page: LoadedPage;
  data: PageData;
  /** Tags that bring the page's policy, style and first script, after what a crawler reads. */
  assets: readonly string[];
  body: string;
}

/** The whole HTML document of a page. */
export function documentHtml({ site, path, page, data, assets, body }: DocumentParts): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags(site, path, page),
    site.shell.server.frame.head,
    ...assets,
    '</head><body data-section="shell">',
    body,
    `<script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    '</body></html>\n',
  ].join('');
}

/** What a released page starts with: its policy, its style, and the boot module. */
export async function releasedAssets(
  { shell: { release } }: Site,
  sheets: string,
  body: string,
): Promise<string[]> {
  const style = await criticalStyle(sheets, body);
  const boot = release.boot ?? '';
  const integrity = release.files[boot]?.integrity;
  return [
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy(style))}">`,
    `<style data-style="${hash('sha256', style).slice(0, 12)}">${style}</style>`,
    `<script type="module" async src="/${boot}" integrity="${integrity}"></script>`,
  ];
}

/** Tags that belong to this page alone: `data-head` lets a soft navigation exchange them. */
function headTags(site: Site, path: string, { head, status }: LoadedPage): string[] {
  const named = `${head.title} | ${SITE_NAME}`;
  const title = path === '/' || named.length > TITLE ? head.title : named;
  const address = `${site.origin}${path}`;
  const meta = (kind: 'name' | 'property', key: string, content: string) =>
    `<meta data-head ${kind}="${key}" content="${escapeHtml(content)}">`;
  // Sections know addresses from the site's root; a reader of structured data needs them whole.
  const absolute = (_: string, value: unknown) =>
    typeof value === 'string' && value.startsWith('/') ? site.origin + value : value;
  const image = head.image && `${site.origin}${head.image.src}`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', head.description),
    ...(head.keywords ? [meta('name', 'keywords', head.keywords.join(', '))] : []),
    // Links of a fragment in a frame lead out of it.
    ...(standsAlone(path) ? ['<base target="_top">'] : []),
    ...(status === 404 || standsAlone(path)
      ? [meta('name', 'robots', 'noindex')]
      : [
          `<link data-head rel="canonical" href="${escapeHtml(address)}">`,
          meta('property', 'og:url', address),
        ]),
    meta('property', 'og:site_name', SITE_NAME),
    meta('property', 'og:locale', 'en_GB'),
    meta('property', 'og:type', head.article ? 'article' : 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    ...(image && head.image
      ? [
          meta('property', 'og:image', image),
          meta('property', 'og:image:width', '1200'),
          meta('property', 'og:image:height', '630'),
          meta('property', 'og:image:alt', head.image.alt),
        ]
      : []),
    ...(head.article
      ? [
          meta('property', 'article:published_time', head.article.publishedTime),
          meta('property', 'article:author', head.article.author),
          meta('property', 'article:section', head.article.section),
        ]
      : []),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', head.title),
    meta('name', 'twitter:description', head.description),
    ...(image && head.image
      ? [meta('name', 'twitter:image', image), meta('name', 'twitter:image:alt', head.image.alt)]
      : []),
    ...(head.structuredData ?? []).map(
      (item) =>
        `<script data-head type="application/ld+json">${JSON.stringify(item, absolute).replaceAll('<', '\\u003c')}</script>`,
    ),
  ];
}

/**
 * The policy every page runs under. It is in the page because it holds the hash of the page's own style; what a
 * page cannot say of itself (frame-ancestors) is a header in every hosting configuration.
 */
function policy(style: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${hash('sha256', style)}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types ringside',
  ].join('; ');
}

const hash = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('base64');
