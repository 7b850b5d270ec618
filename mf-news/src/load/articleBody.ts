import { Picture } from '@ringside/shared/ui';
import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { RoundBars } from '../components/RoundBars.tsx';
import { drawings, TAGS } from '../content/forbiddenMarkup.ts';
import type { Chart } from '../content/schema.ts';
import { picture } from '../pictures/index.ts';

/** The name that stands for the article's own chart. */
const ROUNDS = 'rounds';

const SAFE: Schema = {
  tagNames: ['div', 'img', ...TAGS],
  attributes: {
    // URLs of this site only: no scheme, no host.
    a: [['href', /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/]],
    img: [['src', ROUNDS, ...drawings]],
  },
  strip: ['script', 'style'],
};

/** Only text elements, links within the site, our drawings and the article's chart remain. */
export function articleBody(content: string, chart?: Chart): string {
  return toHtml(sanitize(fromHtml(content, { fragment: true }), SAFE))
    .replace(/^<div>/, '<div class="text-ink">')
    .replace(/<img(?: src="([^"]+)")?>/g, (_, name?: string) => figure(name, chart));
}

function figure(name: string | undefined, chart: Chart | undefined): string {
  if (name !== ROUNDS) return name ? drawing(name) : '';
  return chart ? renderToStaticMarkup(createElement(RoundBars, chart)) : '';
}

const drawing = (name: string) =>
  renderToStaticMarkup(
    createElement(Picture, {
      picture: picture(name),
      sizes: '(width >= 80rem) 37rem, (width >= 64rem) 60vw, 80vw',
      className: 'my-10 break-inside-avoid print:my-4',
    }),
  );
