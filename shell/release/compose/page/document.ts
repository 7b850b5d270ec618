import { digest } from '@ringside/shared/build/hash';
import {
  escapeHtml,
  PAGE_DATA_ID,
  type PageData,
  type RenderedPage,
} from '@ringside/shared/contract';
import { type LoadedSection, moduleAddress, type Site } from '../../format/site.ts';
import { criticalStyle } from '../css/criticalStyle.ts';
import { ELEMENT_FRAME, isIframePage } from '../pagePaths.ts';
import { oembedFile } from '../partners/oembed.ts';

/** The name of sites whose shell does not name them. */
const SITE_NAME = 'Ringside';
/** Search results cut more, so longer headlines do not get the site's name. */
const TITLE_MAX_CHARS = 70;

/** A page, and the site that it is composed for. */
export interface PageOfSite {
  site: Site;
  section: LoadedSection;
  path: string;
  page: RenderedPage;
}

export const documentHtml = (
  { site, path, page }: PageOfSite,
  data: PageData,
  assets: readonly string[],
  body: string,
): string => {
  const html = [
    `<!doctype html>${htmlTag(path)}<head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags(site, path, page),
    site.shell.server.frame.head,
    ...assets,
    `</head>${BODY_TAG}`,
    body,
    `<script type="application/json" id="${PAGE_DATA_ID}">${jsonInHtml(data)}</script>`,
    '</body></html>\n',
  ].join('');
  // Navigation ignores a page that a host rewrote: its length is another.
  return `${html}<!--${html.length}-->`;
};

const jsonInHtml = (value: unknown, replacer?: (key: string, value: unknown) => unknown): string =>
  JSON.stringify(value, replacer).replaceAll('<', '\\u003c');

/**
 * A class on the body would need `:has`, which makes a browser restyle the whole page after each
 * change.
 */
const htmlTag = (path: string): string =>
  `<html lang="en"${isIframePage(path) ? ' class="framed"' : ''}>`;

const BODY_TAG = '<body data-section="shell">';

/**
 * The policy, styles and scripts in the head of a released page. The development server has its own.
 * @param sheets the stylesheets of all sections that have a part in the page
 */
export async function headAssets(
  { site: { origin, isPreview, shell }, path, page }: PageOfSite,
  sheets: string,
  body: string,
  unstyled?: ReadonlySet<string>,
): Promise<string[]> {
  const { release, server } = shell;
  const scripts = [
    server.firstScript,
    ...(isPreview && server.inspector ? [server.inspector] : []),
  ];

  const face = server.frame.face;
  const isInFile = face !== undefined && waitsForPicture(body);
  const used = criticalStyle(sheets, htmlTag(path) + BODY_TAG + body, unstyled);
  // The face belongs to the first layer of base rules, by whose texts a navigation knows what the
  // tab has already.
  const style = face && !isInFile ? used.replace(BASE, `${BASE}${face.css}`) : used;

  const frame = isIframePage(path) && release.modules.frame && moduleAddress(release, 'frame');
  const sources = isIframePage(path) ? `'self' ${origin}` : undefined;

  return [
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy(style, scripts, page, sources))}">`,
    `<style data-style="">${style}</style>`,
    isInFile ? `<link rel="stylesheet" href="${face.href}">` : '',
    // The page of an element has no boot: the element's embed file loads what it needs.
    path === ELEMENT_FRAME
      ? ''
      : bootTags(
          server.firstScript,
          `/${release.boot}`,
          release.files[release.boot ?? '']?.integrity,
        ),
    ...scripts.slice(1).map((script) => `<script>${script}</script>`),
    frame
      ? `<script type="module" async src="${frame.href}" integrity="${frame.integrity}"></script>`
      : '',
  ];
}

/**
 * A page whose first picture is fetched at once is painted when that arrives, so its headings' font
 * may be a file, which later pages share. In other pages the file would delay the first paint by a
 * round trip, so it is in the page.
 */
const waitsForPicture = (body: string): boolean => body.includes('fetchpriority="high"');

const BASE = '@layer base{';

/** The shell's first script reads the boot module's tag from the template before it. */
export const bootTags = (firstScript: string, src: string, integrity?: string): string =>
  `<template><script type="module" src="${src}"${integrity ? ` integrity="${integrity}"` : ''}></script></template><script>${firstScript}</script>`;

/** The attribute `data-head` lets a navigation replace these tags. */
function headTags(site: Site, path: string, { head, status }: RenderedPage): string[] {
  const siteName = site.shell.server.frame.name ?? SITE_NAME;
  const named = `${head.title} | ${siteName}`;
  const title = path === '/' || named.length > TITLE_MAX_CHARS ? head.title : named;

  const isInIframe = isIframePage(path);
  const isShared = status !== 404 && !isInIframe;
  const url = isShared && !site.isPreview ? `${site.origin}${path}` : undefined;

  const meta = (key: string, content: string | undefined, kind = 'property') =>
    content === undefined
      ? ''
      : `<meta data-head ${kind}="${key}" content="${escapeHtml(content)}">`;

  // Structured data needs absolute URLs.
  const absolute = (_: string, value: unknown) =>
    typeof value === 'string' && value.startsWith('/') ? site.origin + value : value;
  const card = head.image ?? site.shell.server.frame.card;

  /** For social cards. Nobody shares a page for iframes, or one that does not exist. */
  const shared = [
    meta('og:url', url),
    meta('og:site_name', siteName),
    meta('og:type', head.article ? 'article' : 'website'),
    meta('og:title', head.title),
    meta('og:description', head.description),
    meta('og:image', card && `${site.origin}${card.src}`),
    meta('og:image:width', card && '1200'),
    meta('og:image:height', card && '630'),
    meta('og:image:alt', card?.alt),
    meta('article:published_time', head.article?.publishedTime),
    meta('article:modified_time', head.article && head.modified),
    meta('article:section', head.article?.section),
    meta('twitter:card', card ? 'summary_large_image' : 'summary', 'name'),
  ];

  const oembed = oembedFile(site, path);
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', head.description, 'name'),
    meta('keywords', head.keywords?.join(', '), 'name'),
    isInIframe ? '<base target="_blank">' : '',
    meta('author', head.article?.author, 'name'),
    url ? `<link data-head rel="canonical" href="${escapeHtml(url)}">` : '',

    // Without it, Google shows a small picture at most.
    meta('robots', url ? 'max-image-preview:large' : 'noindex', 'name'),

    ...(isShared ? shared : []),

    ...(head.structuredData ?? []).map(
      (item) =>
        `<script data-head type="application/ld+json">${jsonInHtml(item, absolute)}</script>`,
    ),
    oembed
      ? `<link data-head rel="alternate" href="${escapeHtml(`${site.origin}/${oembed}`)}" type="application/json+oembed">`
      : '',
  ];
}

const hashesOf = (texts: readonly string[]): string[] =>
  texts.map((text) => `'sha256-${digest('sha256', text)}'`);

/**
 * Returns the security policy of a page.
 * @param site the site as a source. A page for iframes names its origin, because WebKit matches
 *   `'self'` to nothing in a sandboxed iframe.
 */
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
