import type { ShellServer } from '@ringside/shared/contract';
import { iframe, markup } from '../lines/snippets.ts';

/** The height of a card in pixels, at every width from 320 px on. */
const CARD_HEIGHT_PX = 260;
const EVENT_HEIGHT_PX = 35;

/**
 * @see https://developer.wordpress.org/reference/functions/wp_filter_oembed_result/ for the link
 * before the iframe
 */
export const cardHtml: NonNullable<ShellServer['cardHtml']> = (origin, path, title, events = 0) => {
  const height = CARD_HEIGHT_PX + events * EVENT_HEIGHT_PX;
  const link = markup('a', { href: `${origin}${path}` }, `${title}, Ringside`);
  const src = `${origin}/embed/frame?${new URLSearchParams({ card: path })}`;
  const framed = iframe({ src, title, height });
  return { html: markup('blockquote', { hidden: '' }, [link]) + framed, height };
};
