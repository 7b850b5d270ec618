import type { Attributes, Catalogue } from '@ringside/shared/contract';
import type { LoadedSection, Site } from '../../format/site.ts';

/** The widget that represents the section which provides its data. */
const WIDGET = 'ringside-countdown';

/** Preferred width in pixels. Readers may show it narrower. */
const WIDTH = 600;
/** How long consumers may cache an answer, in seconds. */
const CACHE_AGE = 86_400;

/**
 * The file of the oEmbed answer for a page. Only section pages that exist whatever the content have one. With one for
 * each article, every published article would add another file.
 */
export function oembedFile(site: Site, section: LoadedSection, path: string): string | undefined {
  const { release, descriptions } = section;
  // Only described elements are offered to partners.
  const isDescribed = descriptions.some(({ tagName }) => tagName === `ringside-${release.name}`);
  const isOffered = site.shell.server.frameHtml && isDescribed && release.routes.includes(path);
  return isOffered ? `embed/oembed${path}.json` : undefined;
}

/**
 * A site's oEmbed answers by file. Each answer is an iframe with the element of its page.
 *
 * @see https://oembed.com
 */
export function* oembedFiles(
  site: Site,
  catalogue: Catalogue,
): Generator<readonly [path: string, text: string]> {
  for (const section of site.sections) {
    for (const path of section.release.routes) {
      const file = path.includes(':') ? undefined : oembedFile(site, section, path);
      if (file) yield [file, answer(site, section, path, catalogue)];
    }
  }
}

function answer(site: Site, section: LoadedSection, path: string, catalogue: Catalogue): string {
  const [tag, attributes] = elementOf(section, path);
  const frame = site.shell.server.frameHtml?.(catalogue, tag, attributes);
  return `${JSON.stringify(
    {
      version: '1.0',
      type: 'rich',
      title: frame?.title,
      provider_name: 'Ringside',
      provider_url: site.origin,
      cache_age: CACHE_AGE,
      width: WIDTH,
      height: frame?.height,
      html: frame?.html,
    },
    null,
    2,
  )}\n`;
}

/** The countdown to the main event on the page that has it, otherwise the section's own element. */
function elementOf({ release, server }: LoadedSection, path: string): readonly [tag: string, Attributes] {
  const [fight] = Object.keys(server.widgetData?.()[WIDGET] ?? {});
  return fight ? [WIDGET, { fight }] : [`ringside-${release.name}`, { path }];
}
