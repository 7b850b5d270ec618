import type { ReactNode } from 'react';
import type { Attributes, RenderedPage, Start } from '../contract/index.ts';
import type { AttributesOf, AttributeTable, ElementFacts } from './elementFacts.ts';
import type { View } from './IslandRoot.tsx';

type JsonOf<Value> = unknown extends Value
  ? Value
  : Value extends string | number | boolean | null | undefined
    ? Value
    : Value extends (...parameters: never) => unknown
      ? never
      : Value extends readonly (infer Item)[]
        ? readonly JsonOf<Item>[]
        : Value extends object
          ? { readonly [Key in keyof Value]: JsonOf<Value[Key]> }
          : never;

type DataOf<Props> = Props & JsonOf<Props> & object;

type Awaitable<Value> = Value | Promise<Value>;

interface PageFacts<Data> extends Pick<RenderedPage, 'head' | 'frameSources'> {
  data: Data;
  /**
   * Props that only a build needs, such as an article's HTML. Show them with `ServerHtml`, which
   * leaves the prerendered nodes in place.
   */
  serverOnly?: Partial<Data>;
}

export type PageData<Props> = PageFacts<DataOf<Props>>;

export type LoadedPage = PageFacts<object> & Pick<RenderedPage, 'page' | 'status'>;

interface PageEntry<Shown, Data> {
  view: Shown;
  /**
   * `false` if the view has no control, such as a button. Then no client module contains the view.
   */
  client?: boolean;
  /** When the island starts. The default is `intent`. */
  start?: Start;
  values?: () => Awaitable<readonly string[]>;
  /** @param value the part of the URL in place of the path's `:name` */
  load(value: string): Awaitable<PageFacts<Data>>;
}

interface ElementEntry<Table extends AttributeTable, Shown, Data> extends ElementFacts<Table> {
  view: Shown;
  /** Whether the view is interactive, so that pages load script for it. */
  client: boolean;
  /** When the island starts. The default is `intent`. */
  start?: Start;
  /**
   * Returns the view's props for a set of attributes.
   * @throws a message that says what to write instead, if the attributes do not fit together
   */
  load: (attributes: AttributesOf<NoInfer<Table>>) => Data;
  /**
   * The sets of attributes that partners may use. Each set becomes a page, so their number must not
   * grow with the content.
   */
  choices: () => readonly AttributesOf<NoInfer<Table>>[];
  /**
   * Further sets of attributes, which only this site's pages use. A release contains the variants
   * of these sets and of the {@link choices}, and no others. The value `*` stands for every value
   * that is not listed.
   */
  onSite?: () => readonly AttributesOf<NoInfer<Table>>[];
}

type ViewOf<Props> = (props: Props) => ReactNode;

/** A table of pages, after TypeScript has checked that each view fits its data. */
export type PageTable = Readonly<Record<string, PageEntry<View, object>>>;
export type ElementTable = Readonly<Record<string, ErasedEntry>>;

/** An entry without the types of its attributes and its view. */
interface ErasedEntry extends ElementFacts {
  view: View;
  client: boolean;
  start?: Start;
  load: (attributes: Attributes) => object;
  choices: () => readonly Attributes[];
  onSite?: () => readonly Attributes[];
}

/**
 * Declares the pages of a section by path. A path can be fixed, can have a parameter
 * (`/news/:slug`), or can stand for all unknown URLs below another path (`/news/404`).
 */
export const definePages = <Props>(
  pages: {
    readonly [Path in keyof Props]: PageEntry<ViewOf<Props[Path]>, DataOf<NoInfer<Props[Path]>>> &
      (Path extends `${string}:${string}` ? { values: unknown } : { values?: never });
  },
): PageTable => pages;

/**
 * Declares an element of a section. The table is data: types, reference pages and
 * `custom-elements.json` are printed from it.
 * @example
 * export const elements = {
 *   'ringside-plans': defineElement({
 *     description: 'Diet and fitness plans as cards.',
 *     attributes: { limit: { type: 'number', description: 'How many plans; by default, all.' } },
 *     view: PlanCards,
 *     client: false,
 *     load: ({ limit }) => ({ plans: firstItems(plans, limit) }),
 *     choices: () => [{}, ...limitsOf(plans)],
 *   }),
 * };
 */
export const defineElement = <
  Props,
  const Table extends AttributeTable = Readonly<Record<never, never>>,
>(
  entry: ElementEntry<Table, ViewOf<Props>, DataOf<NoInfer<Props>>>,
): ErasedEntry => entry as unknown as ErasedEntry;
