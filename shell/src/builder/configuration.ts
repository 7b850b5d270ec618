import type { Attributes, Catalogue, CatalogueElement } from '@ringside/shared/contract';
import { isPropertyValue } from './snippets/properties.ts';

export const KINDS = ['html', 'react', 'vue', 'svelte', 'angular', 'wordpress', 'iframe'] as const;
export type Kind = (typeof KINDS)[number];

/** One element as a visitor set it. */
export interface Configuration {
  catalogue: Catalogue;
  element: CatalogueElement;
  /** As they are written in the tag: what is empty or holds anyway is left out. */
  attributes: Attributes;
  /** Its `--ringside-*` properties that are set, each to what a rule can hold. */
  properties: Attributes;
  /** Whether the snippet names the file of this release, with its integrity, instead of the newest. */
  isPinned: boolean;
}

/**
 * The attributes that a form's or an address's values give an element.
 *
 * @param values of anything by name; what the element does not have is left out
 */
export function attributesFrom(
  element: CatalogueElement,
  values: Iterable<readonly [string, unknown]>,
): Attributes {
  return chosenOf(element.attributes, values);
}

/** The custom properties that such values give it. What no rule can hold is left out. */
export function propertiesFrom(
  element: CatalogueElement,
  values: Iterable<readonly [string, unknown]>,
): Attributes {
  const chosen = Object.entries(chosenOf(element.properties, values));
  return Object.fromEntries(chosen.filter(([, value]) => isPropertyValue(value)));
}

function chosenOf(
  known: readonly { name: string; default?: string }[],
  values: Iterable<readonly [string, unknown]>,
): Attributes {
  const given = new Map(values);
  const chosen = known.flatMap(({ name, default: value }) => {
    const said = given.get(name);
    return typeof said === 'string' && said !== '' && said !== value ? [[name, said] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/** What an element is set to at first: something that it can show. */
export function firstAttributes({ choices, data, attributes }: CatalogueElement): Attributes {
  const has = (wanted: string) => attributes.some(({ name }) => name === wanted);
  return {
    ...(data && has('fight') && { fight: 'next' }),
    ...(has('look') && { look: 'card' }),
    ...choices?.[0],
  };
}

/**
 * A set of attributes that there is a page for, near one that may have none: with the attribute that was just set, or
 * else with as many of the others as can be.
 */
export function nearestChoice(
  choices: readonly Attributes[],
  wanted: Attributes,
  changed?: string,
): Attributes | undefined {
  const likeness = (choice: Attributes) => {
    const names = new Set([...Object.keys(choice), ...Object.keys(wanted)]);
    const same = [...names].filter((name) => choice[name] === wanted[name]).length;
    return same - names.size + (changed && choice[changed] === wanted[changed] ? names.size + 1 : 0);
  };
  return [...choices].sort((a, b) => likeness(b) - likeness(a))[0];
}
