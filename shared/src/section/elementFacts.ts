import type { z } from 'zod';
import type { CatalogueDirective } from '../contract/index.ts';

interface AttributeFacts {
  /**
   * What the attribute does, in one sentence. For an attribute that is being retired, the sentence
   * says what to write instead.
   */
  description: string;
  /** Every value that the attribute takes. If the field is absent, the attribute takes any text. */
  values?: readonly string[];
  /** Says that the attribute's text is a number. */
  type?: 'number';
  /** What the element shows if the attribute is missing. */
  default?: string;
  /**
   * `true` if only this site's pages use the attribute, so that partners do not see it. A list
   * names further values that only this site's pages use.
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

/**
 * The attributes of a table, in the form in which `load` gets them. All values are text, as in
 * HTML.
 */
export type AttributesOf<Table> = {
  readonly [Name in keyof Table]?: WrittenValue<Table[Name]> | ValueOnSite<Table[Name]>;
};

interface EventFacts {
  description: string;
  /**
   * The schema of the event's `detail`. The kit prints types for other sections and for partners
   * from this schema.
   */
  detail: z.ZodType;
}

/**
 * A source that a policy must allow. If `source` is absent, it is the site's origin. `@action`
 * stands for the origin of the attribute `action`.
 */
type PolicyFacts = Omit<CatalogueDirective, 'source'> & { source?: string };

interface PropertyFacts {
  description: string;
  /** The syntax in the notation of `@property`, such as `<color>`. */
  syntax?: string;
  default?: string;
}

/**
 * The facts that an entry gives about its element. The kit prints reference pages, types and
 * `custom-elements.json` from them.
 */
export interface ElementFacts<Table extends AttributeTable = AttributeTable> {
  /** What the element shows, in one sentence. */
  description: string;
  attributes?: Table;
  /** The events by name, such as `gear:cart-changed`. All events bubble and leave shadow roots. */
  events?: Readonly<Record<string, EventFacts>>;
  /** What a partner's content security policy must allow, and why. */
  policy?: readonly PolicyFacts[];
  /** The slots by name, each with a description. The default slot has the name `''`. */
  slots?: Readonly<Record<string, string>>;
  /** The CSS parts of the element's shadow root. */
  parts?: Readonly<Record<string, string>>;
  /** The CSS custom properties that the element reads. */
  properties?: Readonly<Record<`--${string}`, PropertyFacts>>;
  /**
   * The height of one item in pixels, where the attribute `limit` says how many items the element
   * shows. The lines that partners copy reserve that height, at most 400 pixels, which they also
   * reserve without it. `0` for a part of a line of text.
   */
  itemHeight?: number;
  /** What people who use assistive technology can rely on. */
  accessibility?: readonly string[];
}
