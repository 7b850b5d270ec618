import type { Attributes, Catalogue } from '@ringside/shared/contract';
import type { LoadedSection, Site } from '../../format/site.ts';

/** The widget that stands for the section which gives its data: the first it gives. */
const WIDGET = 'ringside-countdown';

/** How wide what is offered likes to be, in pixels; it may be narrower. */
const WIDTH = 600;
/** How long a reader may keep an answer, in seconds. */
const CACHE_AGE = 86_400;

/**
 * Where the oEmbed answer for a page lies, from the site's root. Sections' pages that are there whatever the content have
 * one; one for each article would be a file more for each article that is published.
 */
export function oembedFile(site: Site, section: LoadedSection, path: string): string | undefined {
  const { release, descriptions } = section;
  // Partners can have what says what it is.
  const isDescribed = descriptions.some(({ tagName }) => tagName === `ringside-${release.name}`);
  const isOffered = site.shell.server.frameHtml && isDescribed && release.routes.includes(path);
  return isOffered ? `embed/oembed${path}.json` : undefined;
}

/**
 * The oEmbed answers of a site, by their files: for each page a frame of its element.
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

/** The countdown to the main event for the page that has it, else the section's own element. */
function elementOf({ release, server }: LoadedSection, path: string): readonly [tag: string, Attributes] {
  const [fight] = Object.keys(server.widgetData?.()[WIDGET] ?? {});
  return fight ? [WIDGET, { fight }] : [`ringside-${release.name}`, { path }];
}
