import { decodeHTML } from 'entities';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { ClosingVerdict } from '../components/ClosingVerdict.tsx';

/** The ids that the article's page uses around the text (`pages/ArticlePage.tsx`). */
const PAGE_IDS = ['article-body', 'related', 'next', 'newsletter'];

const WHOLE = /^<div class="text-ink">(.*)<\/div>$/s;
/** A card's heading begins no part. */
const HEADING_OF_PART = /(?<!<section class="keep">\s*)<h2\b/g;
/** A picture with numbers, and the list that explains each of them. */
const KEYED_PICTURE = /<picture>(?:(?!<\/picture>).)*<\/picture>\s*<ol>.*?<\/ol>/gs;
const VERDICT = /<p><strong>Verdict:<\/strong> (.*?)<\/p>/;

/** A picture, a chart or a table in the text takes as much paper as these words. */
const WORDS_OF_A_PICTURE = 120;
/** Above this length, two sheets of paper have no space for a large picture above the text. */
const BRIEF_MAX_WORDS = 900;
/** Up to this length, one sheet may be enough. */
const SHEET_MAX_WORDS = 450;

const plain = (html: string) => decodeHTML(html.replace(/<[^>]+>/g, ''));

/**
 * Says how much paper the text takes (`printArticles.css`): whether it leaves space for a picture
 * as wide as a sheet, and whether it reaches the second sheet.
 */
function lengthOnPaper(text: string): string {
  const words = plain(text.replaceAll('<', ' <')).match(/\S+/g) ?? [];
  const pictures = text.match(/<(?:picture|figure|table)\b/g) ?? [];
  const length = words.length + pictures.length * WORDS_OF_A_PICTURE;
  const brief = length <= BRIEF_MAX_WORDS ? ' data-brief' : '';
  return length > SHEET_MAX_WORDS ? `${brief} data-second-sheet` : brief;
}

/**
 * What only an article's page has: an element around each part of the text, with a heading that has
 * an id of its own, and one around a picture and the list of its numbers; a review's score beside
 * its last sentence; for print, the text's length is marked, and the links' URLs are listed.
 */
export function readingAids(text: string, rating?: number) {
  const contents: { id: string; heading: string }[] = [];
  const taken = new Set(PAGE_IDS);

  /** A heading that is there before, or on the page around it, is followed by a number. */
  const idOf = (heading: string): string => {
    const words = heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['part'];
    let id = words.join('-');
    for (let count = 2; taken.has(id); count += 1) id = `${words.join('-')}-${count}`;
    taken.add(id);
    return id;
  };

  const body = text
    .replace(WHOLE, `<div class="text-ink"${lengthOnPaper(text)}><div>$1</div></div>`)
    .replace(KEYED_PICTURE, '<div class="keyed">$&</div>')
    .replace(HEADING_OF_PART, '</div><div>$&')
    .replace(/<h2>(.*?)<\/h2>/g, (_, html: string) => {
      const heading = plain(html);
      const id = idOf(heading);
      contents.push({ id, heading });
      return `<h2 id="${id}">${html}</h2>`;
    })
    .replace(VERDICT, (sentence, words: string) =>
      rating === undefined
        ? sentence
        : renderToStaticMarkup(createElement(ClosingVerdict, { rating, words: plain(words) })),
    );
  const links = [...text.matchAll(/<a href="([^"]+)"/g)].map(
    ([, href]) => `<li data-address>${href}</li>`,
  );
  return {
    contents,
    body: links.length ? `${body}<ol class="links">${links.join('')}</ol>` : body,
  };
}
