import { Picture } from '@ringside/shared/ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { BarChart } from '../components/BarChart.tsx';
import type { Chart } from '../content/schema.ts';
import { picture } from '../pictures/index.ts';

/** The name that stands for the article's own chart. */
const CHART = 'chart';

/**
 * Makes the text dark, and puts drawings and the chart into it.
 * @param content HTML that `forbiddenMarkup` accepts
 */
export const articleBody = (content: string, chart?: Chart): string =>
  content
    .replace('<div class="text-white">', '<div class="text-ink">')
    .replace(/<img src="([^"]+)">/g, (_, name: string) =>
      renderToStaticMarkup(
        name === CHART && chart ? createElement(BarChart, chart) : drawing(name),
      ),
    );

const drawing = (name: string) =>
  createElement(Picture, {
    picture: picture(name),
    sizes: '(width >= 80rem) 76rem, (width >= 48rem) 44rem, 80vw',
    className: 'my-10 break-inside-avoid print:my-4',
  });
