import type { CatalogueDirective } from './catalogue.ts';

/** A type in TypeScript's notation, such as `'light' | 'dark'`. */
interface WrittenType {
  text: string;
}

interface DescribedValue {
  description: string;
  type: WrittenType;
  default?: string;
}

interface Named {
  name: string;
  description: string;
}

/**
 * An element as a release describes it to partners. The fields `policy`, `itemHeight` and
 * `accessibility` are our own additions to the standard.
 * @see https://github.com/webcomponents/custom-elements-manifest
 */
export interface ElementDescription {
  kind: 'class';
  customElement: true;
  tagName: string;
  name: string;
  description: string;
  attributes: (DescribedValue & { name: string; fieldName: string })[];
  members: (DescribedValue & { name: string; kind: 'field' })[];
  events: (Named & { type: WrittenType })[];
  slots: Named[];
  policy: CatalogueDirective[];
  /** The height of one item, in pixels. */
  itemHeight?: number;
  accessibility: string[];
  cssParts: Named[];
  cssProperties: (Named & { syntax?: string; default?: string })[];
}

const QUOTED = /'((?:[^'\\]|\\.)*)'/;
const UNION = new RegExp(`^${QUOTED.source}(?: \\| ${QUOTED.source})*$`);

/** Returns the type of an attribute that takes only these values. */
export const unionOf = (values: readonly string[]): string =>
  values.map((value) => `'${value.replace(/['\\]/g, '\\$&')}'`).join(' | ');

/** Returns the values of a type that {@link unionOf} wrote, and undefined for other types. */
export function valuesOf(type: string): readonly string[] | undefined {
  if (!UNION.test(type)) return undefined;
  const quoted = type.matchAll(new RegExp(QUOTED, 'g'));
  return [...quoted].map(([, value = '']) => value.replace(/\\(.)/g, '$1'));
}
