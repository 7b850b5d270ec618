import type { ReactNode } from 'react';
import type { Attributes, LoadedPage } from '../contract/index.ts';

type PropsOf<Shown> = Shown extends (props: infer Props) => ReactNode
  ? unknown extends Props
    ? object
    : Props
  : never;

/** The same type if JSON can represent it, `never` otherwise. */
type JsonOf<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...parameters: never) => unknown
    ? never
    : Value extends readonly (infer Item)[]
      ? readonly JsonOf<Item>[]
      : Value extends object
        ? { readonly [Key in keyof Value]: JsonOf<Value[Key]> }
        : never;

/** Props of a view that can be part of a page's data. */
type DataOf<Shown> = PropsOf<Shown> & JsonOf<PropsOf<Shown>>;

type Awaitable<Value> = Value | Promise<Value>;

/** A loaded page whose data are the props of its view. */
export type PageData<Shown> = Pick<LoadedPage, 'head' | 'frameSources'> & {
  data: DataOf<Shown>;
  /** Props that only the server's render gets; see {@link LoadedPage.serverOnly}. */
  serverOnly?: Partial<DataOf<Shown>>;
};

/** An entry of `pages.ts`. If its `load` has a parameter, that is the part of the URL in place of `:name`. */
export type PageEntry<Path, Shown> = {
  /** The component that shows it, a named import. */
  view: Shown;
  /** `false` if it has no control, such as a button. Then no client module contains its view. */
  client?: boolean;
} & (Path extends `${string}:${string}`
  ? {
      /** All values for `:name`. */
      values: () => Awaitable<readonly string[]>;
      load(value: string): Awaitable<PageData<Shown>>;
    }
  : { load: () => Awaitable<PageData<Shown>> });

/** An entry of `elements.ts`. */
export interface ElementEntry<Shown, Content> {
  /** The component that shows it, a named import. */
  view: Shown;
  /** Whether it is interactive, so that pages load script for it. Without script it stays as prerendered. */
  client: boolean;
  /**
   * Loads its data for the given attributes. An attribute that it does not read is refused.
   *
   * @throws a message with the valid values, when an attribute is invalid
   */
  load: (attributes: Attributes, content: Content) => DataOf<Shown>;
  /**
   * The sets of attributes that are offered to partners. Each becomes a page, so declare only a few: their number must not
   * grow with the content.
   */
  choices: (content: Content) => readonly Attributes[];
}

/** The pages of a section, as `createSectionServer` reads them. `definePages` has already checked the props of each view. */
export type PageTable = Readonly<
  Record<
    string,
    {
      view: never;
      client?: boolean;
      values?: () => Awaitable<readonly string[]>;
      load(value: never): Awaitable<Omit<LoadedPage, 'page' | 'status'>>;
    }
  >
>;

/** The elements of a section and the content they are made from, for `createSectionServer`. */
export interface ElementTable {
  content: (() => Promise<unknown>) | undefined;
  entries: Readonly<Record<string, ElementEntry<unknown, never>>>;
}

/**
 * Declares the pages of a section by address: a fixed one, one with a parameter (`/news/:slug`), or the one for all
 * unknown URLs below another (`/news/404`). To add a page, add an entry.
 */
export const definePages = <Views>(
  pages: {
    readonly [Path in keyof Views]: PageEntry<Path, Views[Path]>;
  },
): PageTable => pages as unknown as PageTable;

type Entries<Views, Content> = { readonly [Tag in keyof Views]: ElementEntry<Views[Tag], Content> };

/**
 * Declares the elements of a section by tag. To add an element, add an entry, with a comment that describes it
 * and which attributes it has.
 *
 * @param content what the elements are made from, if it is large: imported with `import()`, it is data of a release,
 * not code
 */
export function defineElements<Views>(elements: Entries<Views, undefined>): ElementTable;
export function defineElements<Views, Content>(
  content: () => Promise<Content>,
  elements: Entries<Views, Content>,
): ElementTable;
export function defineElements(...definition: unknown[]): ElementTable {
  // The entries come last.
  const [entries, content] = definition.reverse();
  return { content, entries } as ElementTable;
}
