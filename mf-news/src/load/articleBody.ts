import { Picture } from '@ringside/shared/ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { BarChart } from '../components/BarChart.tsx';
import { Distance, distances } from '../components/Distance.tsx';
import type { Chart } from '../content/schema.ts';
import { picture } from '../pictures/index.ts';

/** The name that stands for the article's own chart. */
const CHART = 'chart';

/** Large words: a quotation, a heading, and a figure that begins a note. */
const LARGE = /<(?:blockquote|h2)>.*?<\/(?:blockquote|h2)>|<p><strong>.*?<\/strong>/;
/** The space in 135 lb, in 15 per cent and in 6ft 3in. */
const SPACE_OF_UNIT = /(?<=\d) (?=(?:lb|oz|kg|g|cm|ft|inches|per cent)\b)|(?<=\dft) (?=\d)/;
const LARGE_OR_SPACE = new RegExp(`(${LARGE.source})|${SPACE_OF_UNIT.source}`, 'gs');

const CARD = /<section>/g;
const LIST_OF_DRAWINGS = /<ul>(?=\s*<li><img )/g;

/**
 * Makes the text dark, keeps a unit on the line of its number, and puts drawings and the chart into it.
 * The capitals of large words have no no-break space.
 * @param content HTML that `forbiddenMarkup` accepts
 */
export const articleBody = (content: string, chart?: Chart): string =>
  content
    .replace('<div class="text-white">', '<div class="text-ink">')
    .replace(CARD, '<section class="keep">')
    .replace(LIST_OF_DRAWINGS, '<ul class="panels">')
    .replace(LARGE_OR_SPACE, (_, large?: string) => large ?? '\u00a0')
    .replace(/<img src="([^"]+)">/g, (_, name: string) =>
      renderToStaticMarkup(
        name === CHART && chart ? createElement(BarChart, chart) : drawing(name),
      ),
    );

function drawing(name: string) {
  const distance = distances.find((each) => each === name);
  if (distance) return createElement(Distance, { name: distance });
  return createElement(Picture, {
    picture: picture(name),
    sizes: '(width >= 80rem) 76rem, (width >= 64rem) 92vw, (width >= 48rem) 44rem, 80vw',
    className: 'my-10',
  });
}
