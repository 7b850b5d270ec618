import type { z } from 'zod';
import type { CatalogueDirective } from '../contract/index.ts';

interface AttributeFacts {
  /** What the attribute does, in a sentence. To retire the attribute, say here what to write instead. */
  description: string;
  /** Every value that the attribute takes. Without `values`, it takes any text. */
  values?: readonly string[];
  /** The attribute's text is a number. */
  type?: 'number';
  /** What the element shows without the attribute. */
  default?: string;
  /**
   * `true` if the attribute is only for this site's pages, so that partners are not told about it. A list has further
   * values that are only for this site's pages.
   */
  onSite?: true | readonly string[];
}

export type AttributeTable = Readonly<Record<string, AttributeFacts>>;

type WrittenValue<Facts> = Facts extends { values: readonly (infer Value)[] }
  ? Value
  : Facts extends { type: 'number' }
    ? `${number}`
    : string;

type ValueOnSite<Facts> = Facts extends { onSite: readonly (infer Value)[] } ? Value : never;

/** The attributes that a table declares, as `load` gets them. Their values are text, as in HTML. */
export type AttributesOf<Table> = {
  readonly [Name in keyof Table]?: WrittenValue<Table[Name]> | ValueOnSite<Table[Name]>;
};

interface EventFacts {
  description: string;
  /** The schema of its `detail`. Types for other sections and for partners are printed from it. */
  detail: z.ZodType;
}

/** Without a `source`, the source is the site's origin. `@action` stands for the origin of the attribute `action`. */
type PolicyFacts = Omit<CatalogueDirective, 'source'> & { source?: string };

interface PropertyFacts {
  description: string;
  /** The syntax as in `@property`, such as `<color>`. */
  syntax?: string;
  default?: string;
}

/** What an entry says about its element. Reference pages, types and `custom-elements.json` are printed from it. */
export interface ElementFacts<Table extends AttributeTable = AttributeTable> {
  /** What the element shows, in a sentence. */
  description: string;
  attributes?: Table;
  /** The events by name, such as `gear:cart-changed`. Events bubble, and leave shadow roots. */
  events?: Readonly<Record<string, EventFacts>>;
  /** What a partner's content security policy must allow, and why. */
  policy?: readonly PolicyFacts[];
  /** The slots by name, each with a description. The default slot has the name `''`. */
  slots?: Readonly<Record<string, string>>;
  /** The CSS parts of the element's shadow root. */
  parts?: Readonly<Record<string, string>>;
  /** The CSS custom properties that the element reads. */
  properties?: Readonly<Record<`--${string}`, PropertyFacts>>;
  /** What people who use assistive technology can rely on. */
  accessibility?: readonly string[];
}
