import { Picture } from '@ringside/shared/ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { BarChart } from '../components/BarChart.tsx';
import { Distance, distances } from '../components/Distance.tsx';
import type { Chart } from '../content/schema.ts';
import { picture } from '../pictures/index.ts';

/** The name that stands for the article's own chart. */
const CHART = 'chart';

/** A quotation, or the space between two short words that end a paragraph or an entry of a list. */
const QUOTATION_OR_LAST_SPACE =
  /(<blockquote>.*?<\/blockquote>)|(?<=[\s>][^\s<>]{1,6}) (?=[^\s<>]{1,9}<\/(?:p|li)>)/gs;

const CARD = /<section>/g;
const LIST_OF_DRAWINGS = /<ul>(?=\s*<li><img )/g;

/**
 * Makes the text dark, keeps a short last word on the line of the word before it, and puts drawings
 * and the chart into it. CSS would avoid short last lines as well, but with holes in the lines above.
 * The capitals of quotations have no no-break space.
 * @param content HTML that `forbiddenMarkup` accepts
 */
export const articleBody = (content: string, chart?: Chart): string =>
  content
    .replace('<div class="text-white">', '<div class="text-ink">')
    .replace(CARD, '<section class="keep">')
    .replace(LIST_OF_DRAWINGS, '<ul class="panels">')
    .replace(QUOTATION_OR_LAST_SPACE, (_, quotation?: string) => quotation ?? '\u00a0')
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
