import type { Attributes, Catalogue } from '@ringside/shared/contract';
import type { LoadedSection, Site } from '../../format/site.ts';

/** The widget that represents the section which provides its data. */
const WIDGET = 'ringside-countdown';

/**
 * The narrowest width in pixels. Frames take the whole width of their place, so an answer in a file, which cannot read `maxwidth`,
 * honours every `maxwidth` from this one on.
 */
const DEFAULT_WIDTH_PX = 320;
/** How long consumers may cache an answer, in seconds. */
const CACHE_SECONDS = 86_400;

/** The file of the oEmbed answer for a page. All pages of sections have one, and each article its own. */
export function oembedFile(site: Site, section: LoadedSection, path: string): string | undefined {
  const { release, descriptions, pages } = section;
  // Only described elements are offered to partners.
  const isDescribed = descriptions.some(({ tagName }) => tagName === `ringside-${release.name}`);
  const isOffered =
    site.shell.server.frameHtml && isDescribed && pages.hashes.has(path) && !path.endsWith('/404');
  return isOffered ? `embed/oembed${path}.json` : undefined;
}

/** The answer for a page. */
export interface OembedFile {
  file: string;
  section: LoadedSection;
  path: string;
  text(): Promise<string>;
}

/**
 * A site's oEmbed answers. Each is an iframe with the element of its page.
 *
 * @see https://oembed.com
 */
export function* oembedFiles(site: Site, catalogue: Catalogue): Generator<OembedFile> {
  for (const section of site.sections) {
    for (const path of section.pages.hashes.keys()) {
      const file = oembedFile(site, section, path);
      if (file) yield { file, section, path, text: () => answer(site, section, path, catalogue) };
    }
  }
}

async function answer(
  site: Site,
  section: LoadedSection,
  path: string,
  catalogue: Catalogue,
): Promise<string> {
  const [tag, attributes] = elementOf(section, path);
  const frame = await site.shell.server.frameHtml?.(catalogue, tag, attributes);
  return `${JSON.stringify(
    {
      version: '1.0',
      type: 'rich',
      title: frame?.title,
      provider_name: 'Ringside',
      provider_url: site.origin,
      cache_age: CACHE_SECONDS,
      width: DEFAULT_WIDTH_PX,
      height: frame?.height,
      html: frame?.html,
    },
    null,
    2,
  )}\n`;
}

/** A card of the next fight on the page with the fights, otherwise the section's own element. */
function elementOf({ release, server }: LoadedSection, path: string): readonly [tag: string, Attributes] {
  const hasFights = server.widgetData?.()[WIDGET] !== undefined;
  return hasFights ? [WIDGET, { fight: 'next', look: 'card' }] : [`ringside-${release.name}`, { path }];
}
