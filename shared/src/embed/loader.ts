/**
 * `/embed/<section>.js`: the one file a partner includes, as a script or as a module. It brings what the section's elements
 * are made of, after checking its integrity, and defines them.
 */
import type { SectionFacts } from '../contract/index.ts';
import { checkedImport } from '../loading/index.ts';
import { reportError } from '../page/reportError.ts';
import type { SectionEmbed } from './sectionEmbed.ts';

const { release, origin, data } = RINGSIDE_EMBED;
const facts = data as unknown as SectionFacts;
const { section } = facts;

/** The release of the first script of this section on the page, whoever brought it. */
const claims = globalThis as unknown as Record<symbol, { release: string; warned?: boolean } | undefined>;
const key = Symbol.for(`ringside.embed.${section}`);
const claim = claims[key];

if (!claim) {
  claims[key] = { release };
  const site = new URL(scriptAddress() ?? origin).origin;
  checkedImport(facts.module, site).then(
    (module) => (module as SectionEmbed).define(facts, release, site),
    giveUp,
  );
} else if (claim.release !== release && !claim.warned) {
  claim.warned = true;
  console.warn(
    `ringside: /embed/${section}.js is here as release ${claim.release}; ${release} is not used. Include the script once.`,
  );
}

/**
 * Where this script came from. A module has no name for itself that a script may also say, so it looks for its tag; one
 * that another module imports comes from the site as compose knows it.
 */
function scriptAddress(): string | undefined {
  const isThis = new RegExp(`/embed/${section}(@${release})?\\.js$`);
  const scripts = [document.currentScript, ...document.querySelectorAll('script[type="module"]')];
  return scripts
    .map((script) => (script instanceof HTMLScriptElement ? script.src : ''))
    .find((address) => address && isThis.test(new URL(address).pathname));
}

/** Nothing is defined, so the fallback of each element shows, and the script may be included once more. */
function giveUp(error: unknown): void {
  delete claims[key];
  const tags = [`ringside-${section}`, ...Object.keys(facts.choices)];
  for (const element of document.querySelectorAll<HTMLElement>(tags.join()))
    reportError(element, 'load', error, section);
}
