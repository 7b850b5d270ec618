/**
 * Files that a release may have in its own folder of assets. Opened by themselves, HTML, SVG and
 * XML would run script without the policy of a page.
 */
export const ASSET =
  /\.(avif|bin|css|gif|glb|ico|jpe?g|js|json|mjs|mp3|mp4|ogg|otf|png|ttf|txt|vtt|wasm|webm|webp|woff2?)$/;

/**
 * Text files at fixed URLs: below a first segment of the section's own pages, or named like it,
 * such as `fights.ics` and `fights/1.ics`.
 */
export const TEXT_FILE = /\.(atom|csv|ics|json|md|rss|txt|vcf|xml)$/;

/** Files of which one section may have each, wherever its pages are. */
export const ROOT_FILES = ['feed.xml'];

/**
 * The namespaces of feeds. Elements of other namespaces, such as XHTML and SVG, would run script.
 */
export const XML_NAMESPACES = [
  'http://www.w3.org/2005/Atom',
  'http://purl.org/rss/1.0/modules/content/',
  'http://purl.org/dc/elements/1.1/',
  'http://purl.org/dc/terms/',
  'http://search.yahoo.com/mrss/',
  'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'http://www.georss.org/georss',
  'http://www.w3.org/XML/1998/namespace',
];
