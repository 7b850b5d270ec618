import { type Attributes, escapeHtml, variantKey } from '@ringside/shared/contract';
import { ComposeError, reasonOf } from '../support/ComposeError.ts';

const MAX_LISTED = 12;

export const openTag = (tag: string, attributes: Attributes): string =>
  `<${[tag, ...Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`)].join(' ')}>`;

interface Owner {
  variant(tag: string, attributes: Attributes): unknown;
}

/**
 * The section of a placed element, and what it has for these attributes.
 * @throws ComposeError when it has none
 */
export function findPlaced<Section extends Owner>(
  owners: Pick<ReadonlyMap<string, Section>, 'get'>,
  tag: string,
  attributes: Attributes,
  where: string,
) {
  const section = owners.get(tag);
  if (!section) {
    const message = `${where} shows <${tag}>, which belongs to no section of this site. First release the section whose src/elements.ts has an entry for it. If it is still to come, list its tag in awaits of createSection.`;
    throw new ComposeError('unknown-element', message, { about: tag, subject: { tag } });
  }
  try {
    return { section, variant: section.variant(tag, attributes) as ReturnType<Section['variant']> };
  } catch (cause) {
    const about = openTag(tag, attributes);
    throw new ComposeError('unknown-variant', `${about} in ${where}: ${reasonOf(cause)}`, {
      about,
      subject: { tag, attributes },
      cause,
    });
  }
}

export function variantFinder<Found>(
  section: string,
  listed: readonly (readonly [tag: string, attributes: Attributes, found: Found])[],
) {
  const variants = new Map(
    listed.map(([tag, attributes, found]) => [variantKey(tag, attributes), found]),
  );
  return (tag: string, attributes: Attributes): { key: string; found: Found } => {
    const wild = Object.keys(attributes).map((name) => ({ ...attributes, [name]: '*' }));
    for (const each of [attributes, ...wild]) {
      const key = variantKey(tag, each);
      const found = variants.get(key);
      if (found !== undefined) return { key, found };
    }
    const sets = listed.flatMap(([each, values]) => (each === tag ? [values] : []));
    throw new Error(
      `${misfit(section, tag, attributes, sets)}, or first release ${section} with another entry of choices or onSite in its src/elements.ts.`,
    );
  };
}

/**
 * Names the unknown attribute or value, or else all sets of attributes, and what to write instead.
 */
function misfit(
  section: string,
  tag: string,
  attributes: Attributes,
  sets: readonly Attributes[],
): string {
  for (const [name, value] of Object.entries(attributes)) {
    const isGlobal = variantKey(tag, { [name]: value }) === variantKey(tag, {});
    const values = sets.flatMap((set) => set[name] ?? []);
    if (isGlobal || values.includes(value) || values.includes('*')) continue;
    const quoted = values.map((each) => JSON.stringify(each));
    if (quoted.length > 0)
      return `${name} has only the values ${someOf(quoted, ', ')}. Write one of these`;
    const names = sets.flatMap(Object.keys);
    return names.length > 0
      ? `${section} offers no attribute ${name} of <${tag}>, only ${someOf(names, ', ')}. Write one of these`
      : `<${tag}> of ${section} has no attributes. Remove ${name}`;
  }
  const tags = sets.map((set) => openTag(tag, set));
  return tags.length > 0
    ? `${section} has only ${someOf(tags, ' ')}. Write one of these`
    : `${section} has not released <${tag}> with any attributes. Remove it`;
}

function someOf(all: readonly string[], separator: string): string {
  const each = [...new Set(all)];
  const more = each.length > MAX_LISTED ? ` and ${each.length - MAX_LISTED} more` : '';
  return each.slice(0, MAX_LISTED).join(separator) + more;
}
