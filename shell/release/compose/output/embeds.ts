import type { CatalogueFile, EmbedFacts, Json } from '@ringside/shared/contract';
import type { Site } from '../../format/site.ts';
import { copies } from '../../stores/copies.ts';
import { digest, hashOf } from '../../support/hash.ts';
import { sectionFacts } from '../fragments.ts';
import type { Entry, PageIndex } from '../pageIndex.ts';

/** One script for partners' pages, whole, as it stands at its two addresses. */
export interface Embed {
  name: string;
  /** Names these very bytes: a hash of all they say, the release itself left out. */
  release: string;
  text: string;
  packed: NonNullable<Entry['packed']>;
}

export const evergreenFile = ({ name }: Pick<Embed, 'name'>): string => `embed/${name}.js`;

export const pinnedFile = ({ name, release }: Pick<Embed, 'name' | 'release'>): string =>
  `embed/${name}@${release}.js`;

/** Long enough for an address: 48 bits. */
const RELEASE_LENGTH = 12;

/**
 * Makes the embed files of the live releases: each section's scripts, with what they need to know.
 *
 * @param pinned those that were composed before
 */
export async function composeEmbeds(site: Site, pinned: PageIndex): Promise<Embed[]> {
  const scripts = site.sections.flatMap(({ embeds }) => [...embeds]);
  return Promise.all(
    scripts
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(async ([name, script]) => {
        const facts = { origin: site.origin, data: dataOf(site, name) };
        const release = hashOf(fileText(script, { release: '', ...facts })).slice(0, RELEASE_LENGTH);
        const text = fileText(script, { release, ...facts });
        const packed = pinned.get(pinnedFile({ name, release }))?.packed ?? (await measure(text));
        return { name, release, text, packed };
      }),
  );
}

/** What a section's own file is told of it, or what some section gives for a widget. */
function dataOf(site: Site, name: string): Json | undefined {
  const facts = sectionFacts(site.sections.find(({ release }) => release.name === name));
  const given = site.sections.map(({ server }) => server.widgetData?.()[`ringside-${name}`]);
  return (facts as Json | undefined) ?? given.find((data) => data !== undefined);
}

/** A function around the script, so that nothing of it becomes a name of the page. */
const fileText = (script: string, facts: EmbedFacts): string =>
  `(function(RINGSIDE_EMBED){"use strict";${script.trim()}\n})(${JSON.stringify(facts)});\n`;

async function measure(text: string): Promise<Embed['packed']> {
  const path = 'embed/any.js';
  const bytes = Buffer.from(text);
  const [gzip, brotli] = [await copies['.gz'].pack(path, bytes), await copies['.br'].pack(path, bytes)];
  return { gzip: gzip.length, brotli: brotli.length };
}

/** What a partner needs to know of each file. Sizes in bytes. */
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
