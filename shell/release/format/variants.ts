import { type Attributes, escapeHtml, variantKey } from '@ringside/shared/contract';

const MAX_LISTED = 12;

export const openTag = (tag: string, attributes: Attributes): string =>
  `<${[tag, ...Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`)].join(' ')}>`;

export function variantFinder<Found>(
  section: string,
  listed: readonly (readonly [tag: string, attributes: Attributes, found: Found])[],
) {
  const variants = new Map(listed.map(([tag, attributes, found]) => [variantKey(tag, attributes), found]));
  return (tag: string, attributes: Attributes): { key: string; found: Found } => {
    const wild = Object.keys(attributes).map((name) => ({ ...attributes, [name]: '*' }));
    for (const each of [attributes, ...wild]) {
      const key = variantKey(tag, each);
      const found = variants.get(key);
      if (found !== undefined) return { key, found };
    }
    const others = listed.flatMap(([each, values]) => (each === tag ? openTag(tag, values) : []));
    const more = others.length > MAX_LISTED ? ` and ${others.length - MAX_LISTED} more` : '';
    throw new Error(
      `${section} has only ${others.slice(0, MAX_LISTED).join(' ')}${more}. Write one of these, or first release ${section} with another entry of choices or onSite in its src/elements.ts.`,
    );
  };
}
