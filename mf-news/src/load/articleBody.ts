import { Picture } from '@ringside/shared/ui';
import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { drawings, TAGS } from '../content/forbiddenMarkup.ts';
import { picture } from '../pictures/index.ts';

const SAFE: Schema = {
  tagNames: ['div', 'img', ...TAGS],
  attributes: {
    // URLs of this site only: no scheme, no host.
    a: [['href', /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/]],
    img: [['src', ...drawings]],
  },
  strip: ['script', 'style'],
};

/** Only text elements, links within the site and our drawings remain. */
export function articleBody(content: string): string {
  return toHtml(sanitize(fromHtml(content, { fragment: true }), SAFE))
    .replace(/^<div>/, '<div class="text-ink">')
    .replace(/<img(?: src="([^"]+)")?>/g, (_, name?: string) => (name ? drawing(name) : ''));
}

const drawing = (name: string) =>
  renderToStaticMarkup(
    createElement(Picture, {
      picture: picture(name),
      sizes: '(width >= 80rem) 37rem, (width >= 64rem) 60vw, 80vw',
      className: 'my-10 break-inside-avoid print:my-4',
    }),
  );
