import type { CatalogueAttribute, CatalogueElement } from '@ringside/shared/contract';

/** What a visitor sets an attribute with. */
export type Control =
  | { kind: 'choice'; options: readonly Option[]; isOptional: boolean }
  /** On or off; the value is the attribute's when on. */
  | { kind: 'switch'; value: string }
  | { kind: 'field'; type: 'text' | 'date' | 'url'; pattern?: string; offers?: readonly string[] };

interface Option {
  value: string;
  label: string;
}

/** The control that fits what the contract says of an attribute. */
export function controlOf(attribute: CatalogueAttribute, element: CatalogueElement): Control {
  const { name, type, description } = attribute;
  const known = element.data && name === 'fight' ? fightsOf(element) : undefined;
  if (known) return { kind: 'choice', options: known, isOptional: true };

  const values = literalsOf(type) ?? offeredValues(element, name);
  if (type === 'boolean') return { kind: 'switch', value: '' };
  if (values?.length === 1 && !attribute.default) return { kind: 'switch', value: values[0] ?? '' };
  if (values?.length) {
    const isNeeded = attribute.default ?? element.choices?.every((choice) => name in choice);
    const options = values.map((value) => ({ value, label: value }));
    return { kind: 'choice', options, isOptional: !isNeeded };
  }

  if (name === 'path' && element.routes)
    return { kind: 'field', type: 'text', pattern: patternOf(element.routes), offers: element.pages ?? [] };
  // The contract has no type of its own for a day, but always says how one is written.
  if (description.includes('YYYY-MM-DD')) return { kind: 'field', type: 'date' };
  return { kind: 'field', type: name === 'origin' || name === 'action' ? 'url' : 'text' };
}

/** `'a' | 'b'` as its values; undefined for any other type. */
const literalsOf = (type: string): string[] | undefined =>
  /^'[^']*'( \| '[^']*')*$/.test(type) ? type.slice(1, -1).split("' | '") : undefined;

/** The values that the pages of a fragment have for an attribute. */
const offeredValues = ({ choices }: CatalogueElement, name: string): string[] | undefined =>
  choices && [...new Set(choices.flatMap((choice) => choice[name] ?? []))];

function fightsOf({ data }: CatalogueElement): Option[] {
  const fights = data as Readonly<Record<string, { date: string; event: string }>>;
  const known = Object.entries(fights).map(([value, { date, event }]) => ({
    value,
    label: `${event}, ${date}`,
  }));
  return [{ value: 'next', label: 'The next fight, whichever it is' }, ...known];
}

const patternOf = (routes: readonly string[]): string =>
  routes.map((route) => route.replace(/:\w+/g, '[\\w\\-]+')).join('|');
