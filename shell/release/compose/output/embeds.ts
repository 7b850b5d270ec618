import { digest, hashOf } from '@ringside/shared/build/hash';
import type { CatalogueFile, EmbedFacts, Json } from '@ringside/shared/contract';
import type { Site } from '../../format/site.ts';
import { copies } from '../../stores/copies.ts';
import { sectionFacts, widgetData } from '../fragments.ts';
import type { Entry, PageIndex } from '../reuse/pageIndex.ts';

/** A complete script for partners' pages, as served at its two URLs. */
export interface Embed {
  name: string;
  /** Identifies these exact bytes: a hash of the whole text without the release itself. */
  release: string;
  text: string;
  packed: NonNullable<Entry['packed']>;
}

export const evergreenFile = ({ name }: Pick<Embed, 'name'>): string => `embed/${name}.js`;

export const pinnedFile = ({ name, release }: Pick<Embed, 'name' | 'release'>): string =>
  `embed/${name}@${release}.js`;

/** 48 bits as hexadecimal digits: unique, and short enough for a URL. */
const RELEASE_ID_CHARS = 12;

/**
 * Makes the embed files of the live releases: each section's scripts with the facts they need.
 *
 * @param pinned pinned files of earlier releases
 */
export async function composeEmbeds(site: Site, pinned: PageIndex): Promise<Embed[]> {
  const scripts = site.sections.flatMap(({ embeds }) => [...embeds]);
  return Promise.all(
    scripts
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(async ([name, script]) => {
        const facts = { origin: site.origin, data: dataOf(site, name) };
        const release = hashOf(fileText(script, { release: '', ...facts })).slice(0, RELEASE_ID_CHARS);
        const text = fileText(script, { release, ...facts });
        const packed = pinned.get(pinnedFile({ name, release }))?.packed ?? (await measure(text));
        return { name, release, text, packed };
      }),
  );
}

/** The facts for a section's own file, or the data that some section offers for a widget. */
function dataOf(site: Site, name: string): Json | undefined {
  const facts = sectionFacts(site.sections.find(({ release }) => release.name === name));
  return (facts as Json | undefined) ?? widgetData(site, `ringside-${name}`);
}

/** Wraps the script in a function, so that none of its names become globals of the page. */
const fileText = (script: string, facts: EmbedFacts): string =>
  ascii(`(function(RINGSIDE_EMBED){"use strict";${script.trim()}\n})(${JSON.stringify(facts)});\n`);

/** A partner's page may use another encoding, and a host may serve our file without stating one. */
const ascii = (script: string): string =>
  script.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

async function measure(text: string): Promise<Embed['packed']> {
  const path = 'embed/any.js';
  const bytes = Buffer.from(text);
  const [gzip, brotli] = [await copies['.gz'].pack(path, bytes), await copies['.br'].pack(path, bytes)];
  return { gzip: gzip.length, brotli: brotli.length };
}

/** A partner's facts about each file. Sizes are in bytes. */
export const embedEntries = (embeds: readonly Embed[]): CatalogueFile[] =>
  embeds.map((embed) => ({
    name: embed.name,
    release: embed.release,
    evergreen: `/${evergreenFile(embed)}`,
    pinned: `/${pinnedFile(embed)}`,
    integrity: `sha384-${digest('sha384', embed.text)}`,
    bytes: Buffer.byteLength(embed.text),
    ...embed.packed,
  }));
