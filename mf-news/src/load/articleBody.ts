import { Picture } from '@ringside/shared/ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { BarChart } from '../components/BarChart.tsx';
import type { Chart } from '../content/schema.ts';
import { picture } from '../pictures/index.ts';

/** The name that stands for the article's own chart. */
const CHART = 'chart';

/** Large words: a quotation, a heading, and a figure that begins a note. */
const LARGE = /<(?:blockquote|h2)\b.*?<\/(?:blockquote|h2)>|<p><strong>.*?<\/strong>/;
/** Words and signs between tags. */
const TEXT = /(?<=>)[^<]+/g;
/** Weigh-in, which the hyphen would split, and the I at the end of a line. */
const TOGETHER = /\p{L}+-\p{L}+|\bI \S+/gu;
/** The space in 135 lb, in 15 per cent and in 6ft 3in. */
const SPACE_OF_UNIT = /(?<=\d) (?=(?:lb|oz|kg|g|cm|ft|inches|per cent)\b)|(?<=\dft) (?=\d)/;
const LARGE_OR_SPACE = new RegExp(`(${LARGE.source})|${SPACE_OF_UNIT.source}`, 'gs');

const CARD = /<section>/g;
const TABLE_WITH_TOTAL = /<table>(?=(?:(?!<\/table>).)*<strong>)/gs;
const HEADING_OF_ROW = /<th>(?=(?:(?!<\/th>).)*<\/th>\s*<td)/gs;
/** Pictures that stand side by side, each with its entry of a list. */
const LIST_OF_DRAWINGS = /<(ul|ol)>(\s*<li><img .*?)<\/\1>/gs;
const DRAWING = /<img src="([^"]+)">/g;

const CLASSES = { ul: 'panels', ol: 'frames' };
/** Three panels stand in a row, and two frames, which are numbered. */
const SIZES = {
  page: '(width >= 80rem) 76rem, (width >= 64rem) 92vw, (width >= 48rem) 44rem, 80vw',
  ul: '(width >= 64rem) 24rem, (width >= 48rem) 18rem, 80vw',
  ol: '(width >= 48rem) 37rem, 80vw',
};

/**
 * Makes the text dark, keeps a unit on the line of its number, and puts drawings and the chart into it.
 * The capitals of large words have no no-break space, so there an element keeps words together.
 * @param content HTML that `forbiddenMarkup` accepts
 */
export const articleBody = (content: string, chart?: Chart): string =>
  content
    .replace('<div class="text-white">', '<div class="text-ink">')
    .replace(CARD, '<section class="keep">')
    .replace(TABLE_WITH_TOTAL, '<table class="ledger">')
    .replace(HEADING_OF_ROW, '<th scope="row">')
    .replaceAll('<th>', '<th scope="col">')
    .replace(LIST_OF_DRAWINGS, listOfDrawings)
    .replace(LARGE_OR_SPACE, (_, large?: string) => (large ? unbroken(large) : '\u00a0'))
    .replace(DRAWING, (_, name: string) =>
      name === CHART && chart
        ? renderToStaticMarkup(createElement(BarChart, chart))
        : drawing(name, SIZES.page),
    );

const unbroken = (html: string) =>
  html.replace(TEXT, (text) => text.replace(TOGETHER, '<span class="whitespace-nowrap">$&</span>'));

function listOfDrawings(_: string, list: 'ul' | 'ol', entries: string): string {
  const shown = entries.replace(DRAWING, (_, name: string) => drawing(name, SIZES[list]));
  return `<${list} class="${CLASSES[list]}">${shown}</${list}>`;
}

const drawing = (name: string, sizes: string) =>
  renderToStaticMarkup(createElement(Picture, { picture: picture(name), sizes }));
