import { escapeHtml } from '@ringside/shared/contract';
import { lastDay } from '@ringside/shared/section/words';
import { generateAtomFeed } from 'feedsmith';
import type { SafeArticle } from '../content/schema.ts';
import { pictureOf } from './cards.ts';

/** The feed is short, because feed readers store what they have seen. */
const MAX_ARTICLES = 50;

/**
 * At ten UTC it is the same day from Honolulu to Auckland. At midnight UTC it is the day before in
 * America.
 */
const timeOf = (day: string) => new Date(`${day}T10:00:00Z`);

/**
 * @param origin the site's public URL, such as `https://ringside.example`
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function atomFeed(newestFirst: readonly SafeArticle[], origin: string): string {
  const shown = newestFirst.slice(0, MAX_ARTICLES);
  return generateAtomFeed({
    xml: { lang: 'en' },
    title: { value: 'Ringside' },
    subtitle: { value: 'Boxing news, fight analysis, training and gear' },
    id: `${origin}/`,
    links: [
      { rel: 'alternate', type: 'text/html', href: `${origin}/news` },
      { rel: 'self', type: 'application/atom+xml', href: `${origin}/feed.xml` },
    ],
    rights: { value: 'Ringside' },
    // The same articles give the same feed.
    updated: timeOf(lastDay(shown.map(({ modified }) => modified)) ?? ''),
    generator: { text: 'Ringside' },
    entries: shown.map((article) => entry(article, origin)),
  });
}

/** Readers look for the picture in an enclosure, a thumbnail or the text. */
function entry(article: SafeArticle, origin: string) {
  const { slug, title, category, author, published, modified, text, body } = article;
  const lead = pictureOf(article);
  const href = `${origin}/news/${slug}`;
  const picture = origin + lead.src;
  const content = body
    .replace(/^<div class="text-ink">([\s\S]*)<\/div>$/, '$1')
    // Many feed readers remove SVG, so a chart is its numbers as text.
    .replace(/<figure.*? aria-label="([^"]+)".*?<\/figure>/g, '<p>$1</p>')
    // Feed readers use neither sources nor classes.
    .replace(/<source [^>]+>| class="[^"]*"/g, '')
    .replace(/(href|src)="\//g, `$1="${origin}/`);
  return {
    id: href,
    title: { value: title },
    links: [
      { rel: 'alternate', type: 'text/html', href },
      { rel: 'enclosure', type: 'image/jpeg', href: picture },
    ],
    media: { thumbnails: [{ url: picture }] },
    authors: [{ name: author }],
    categories: [{ term: category }],
    published: timeOf(published),
    updated: timeOf(modified),
    summary: { value: text },
    content: {
      type: 'html',
      value: `<p><img src="${picture}" alt="${escapeHtml(lead.alt)}"></p>${content}`,
    },
  };
}
