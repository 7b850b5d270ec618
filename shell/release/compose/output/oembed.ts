import type { Catalogue, LoadedPage } from '@ringside/shared/contract';
import type { LoadedSection, Site } from '../../format/site.ts';
import { standsAlone } from '../fragments.ts';

/** The widget that represents the section which provides its data. */
const WIDGET = 'ringside-countdown';

/**
 * The narrowest width in pixels. Frames take the whole width of their place and are low, so an answer in a file, which cannot read
 * `maxwidth` and `maxheight`, honours every `maxwidth` from this one on, and every `maxheight` from its `height` on.
 */
const DEFAULT_WIDTH_PX = 320;
/** How long consumers may cache an answer, in seconds. */
const CACHE_SECONDS = 86_400;

/**
 * The file of the oEmbed answer for a page. Every page has one; those that stand alone in frames, and those that say that
 * nothing was found, are not for others to show.
 */
export function oembedFile(site: Site, path: string): string | undefined {
  if (!site.shell.server.cardHtml || standsAlone(path) || path.endsWith('/404')) return undefined;
  return `embed/oembed${path === '/' ? '/index' : path}.json`;
}

/**
 * The oEmbed answer for a page: a card of the next fight for the page with the fights, and for any other page a card that
 * shows its picture, its title and its description.
 *
 * @see https://oembed.com
 */
export async function oembedAnswer(
  site: Site,
  section: LoadedSection,
  path: string,
  { head }: LoadedPage,
  catalogue: Catalogue,
): Promise<string> {
  const { shell, origin } = site;
  const hasFights = path !== '/' && section.server.widgetData?.()[WIDGET] !== undefined;
  const frame = hasFights
    ? await shell.server.frameHtml?.(catalogue, WIDGET, { fight: 'next', look: 'banner' })
    : await shell.server.cardHtml?.(origin, path, head.title);
  const image = head.image ?? shell.server.frame.card;
  return `${JSON.stringify(
    {
      version: '1.0',
      type: 'rich',
      title: head.title,
      provider_name: 'Ringside',
      provider_url: origin,
      cache_age: CACHE_SECONDS,
      width: DEFAULT_WIDTH_PX,
      height: frame?.height,
      html: frame?.html,
      // Not of the standard: what the card shows.
      description: head.description,
      ...(image && { image: `${origin}${image.src}` }),
    },
    null,
    2,
  )}\n`;
}
