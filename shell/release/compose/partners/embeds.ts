import { digest, hashOf } from '@ringside/shared/build/hash';
import type { CatalogueFile, EmbedFacts, Json, SectionFacts } from '@ringside/shared/contract';
import { moduleAddress, type Site } from '../../format/site.ts';
import { copies } from '../../stores/copies.ts';
import type { Entry, PageIndex } from '../reuse/pageIndex.ts';
import { fixedFirst, widgetData } from './catalogue.ts';

/** Returns the text of each section's embed file, with its row in the partners' catalogue. */
export function composeEmbeds(site: Site, pinned: PageIndex) {
  const scripts = site.sections.flatMap(({ embeds }) => [...embeds]);
  return Promise.all(
    scripts
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(async ([name, script]) => {
        const facts = { origin: site.origin, data: dataOf(site, name) };
        // The hash excludes itself.
        const release = hashOf(fileText(script, { release: '', ...facts }));
        const text = fileText(script, { release, ...facts });
        const pinnedFile = `embed/${name}@${release}.js`;
        const file: CatalogueFile = {
          name,
          release,
          evergreen: `/embed/${name}.js`,
          pinned: `/${pinnedFile}`,
          integrity: `sha384-${digest('sha384', text)}`,
          bytes: Buffer.byteLength(text),
          ...(pinned.get(pinnedFile)?.packed ?? (await measure(text))),
        };
        return { file, text };
      }),
  );
}

/** The facts of a section, or the data of a widget. */
function dataOf(site: Site, name: string): SectionFacts | Json | undefined {
  const section = site.sections.find(({ release }) => release.name === name);
  if (!section?.release.modules.embed) return widgetData(site, `ringside-${name}`);
  const { release, choices } = section;
  return {
    section: name,
    routes: fixedFirst(release.routes),
    choices,
    module: moduleAddress(release, 'embed'),
  } satisfies SectionFacts;
}

/** A function keeps the script's names from becoming globals. */
const fileText = (script: string, facts: EmbedFacts): string =>
  ascii(`(function(RINGSIDE_EMBED){"use strict";${script.trim()}\n})(${JSON.stringify(facts)});\n`);

/** A partner's page may use another encoding. */
const ascii = (script: string): string =>
  script.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

async function measure(text: string): Promise<NonNullable<Entry['packed']>> {
  const bytes = Buffer.from(text);
  const [gzip, brotli] = [await copies['.gz'].pack(bytes), await copies['.br'].pack(bytes)];
  return { gzip: gzip.length, brotli: brotli.length };
}
