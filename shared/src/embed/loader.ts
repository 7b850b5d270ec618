/** `/embed/<section>.js`: the only file that a partner includes, as a script or as a module. */
import type { SectionFacts } from '../contract/index.ts';
import { reportError } from '../page/reportError.ts';
import { checkedImport } from './checkedImport.ts';
import type { sectionEmbed } from './sectionEmbed.tsx';
import { siteOrigin } from './siteOrigin.ts';

const { release, data } = RINGSIDE_EMBED;
const facts = data as unknown as SectionFacts;
const { section } = facts;

/** The first script of each section on the page. */
const claims = globalThis as unknown as Record<
  symbol,
  { release: string; warned?: boolean } | undefined
>;
const key = Symbol.for(`ringside.embed.${section}`);
const claim = claims[key];

if (!claim) {
  claims[key] = { release };
  const site = siteOrigin(section);
  checkedImport(facts.module, site).then(
    (module) =>
      (module as { define: ReturnType<typeof sectionEmbed> }).define(facts, release, site),
    (error: unknown) => {
      // After the report each element shows its fallback, and the page can include the script
      // again.
      delete claims[key];
      const tags = [`ringside-${section}`, ...Object.keys(facts.choices)];
      for (const element of document.querySelectorAll<HTMLElement>(tags.join()))
        reportError(element, 'load', error, section);
    },
  );
} else if (claim.release !== release && !claim.warned) {
  claim.warned = true;
  console.warn(
    `ringside: /embed/${section}.js is already loaded as release ${claim.release}; ${release} is ignored. Include the script once.`,
  );
}
