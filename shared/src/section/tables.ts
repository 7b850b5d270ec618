import type { ReactNode } from 'react';
import type { Attributes, LoadedPage } from '../contract/index.ts';

/** What a view takes. */
type PropsOf<Shown> = Shown extends (props: infer Props) => ReactNode
  ? unknown extends Props
    ? object
    : Props
  : never;

/** The same type if it is data that JSON can hold, never where it is not. */
type JsonOf<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...parameters: never) => unknown
    ? never
    : Value extends readonly (infer Item)[]
      ? readonly JsonOf<Item>[]
      : Value extends object
        ? { readonly [Key in keyof Value]: JsonOf<Value[Key]> }
        : never;

/** Data that a view takes, and that a page can carry. */
type DataOf<Shown> = PropsOf<Shown> & JsonOf<PropsOf<Shown>>;

type Awaitable<Value> = Value | Promise<Value>;

/** A page as it is loaded: its data are what its view takes. */
export type PageData<Shown> = Pick<LoadedPage, 'head' | 'frameSources'> & {
  data: DataOf<Shown>;
  /** Props that only the server's render gets; see {@link LoadedPage.serverOnly}. */
  serverOnly?: Partial<DataOf<Shown>>;
};

/** An entry of `pages.ts`. One function of `load` gets the part of the address that `:name` stands for. */
export type PageEntry<Path, Shown> = {
  /** The component that shows it, imported by its name. */
  view: Shown;
} & (Path extends `${string}:${string}`
  ? {
      /** Everything that `:name` stands for. */
      values: () => Awaitable<readonly string[]>;
      load(value: string): Awaitable<PageData<Shown>>;
    }
  : { load: () => Awaitable<PageData<Shown>> });

/** An entry of `elements.ts`. */
export interface ElementEntry<Shown, Content> {
  /** The component that shows it, imported by its name. */
  view: Shown;
  /** Whether it answers to the visitor, so that pages load script for it. Without script it is what was prerendered. */
  client: boolean;
  /**
   * What it shows for its attributes.
   *
   * @throws with what to write, when an attribute does not fit
   */
  load: (attributes: Attributes, content: Content) => DataOf<Shown>;
  /**
   * The sets of attributes that partners can have. Each becomes a page, so keep them few: their number must not grow with
   * the content.
   */
  choices: (content: Content) => readonly Attributes[];
}

/** The pages of a section, as `createSectionServer` reads them; what each view takes was checked by `definePages`. */
export type PageTable = Readonly<Record<string, ErasedPage>>;

interface ErasedPage {
  view: never;
  values?: () => Awaitable<readonly string[]>;
  load: (
    value: never,
  ) => Awaitable<Pick<LoadedPage, 'head' | 'frameSources'> & { data: unknown; serverOnly?: unknown }>;
}

/** The elements of a section with what they are made from, for `createSectionServer`. */
export interface ElementTable {
  content: (() => Promise<unknown>) | undefined;
  entries: Readonly<Record<string, ElementEntry<unknown, never>>>;
}

/**
 * Declares the pages of a section by their address: a fixed one, one with a parameter (`/news/:slug`), or the one that
 * stands for all unknown addresses below another (`/news/404`). Adding a page is adding an entry.
 */
export function definePages<Views>(
  pages: {
    readonly [Path in keyof Views]: PageEntry<Path, Views[Path]>;
  },
): PageTable {
  return pages as unknown as PageTable;
}

type Entries<Views, Content> = { readonly [Tag in keyof Views]: ElementEntry<Views[Tag], Content> };

/**
 * Declares the elements of a section by their tag. Adding an element is adding an entry, with a comment that says what it
 * shows and which attributes it has.
 *
 * @param content what the elements are made from if that is much: imported with `import()`, it is data of a release, not code
 */
export function defineElements<Views>(elements: Entries<Views, undefined>): ElementTable;
export function defineElements<Views, Content>(
  content: () => Promise<Content>,
  elements: Entries<Views, Content>,
): ElementTable;
export function defineElements(
  first: ElementTable['content'] | ElementTable['entries'],
  second?: ElementTable['entries'],
): ElementTable {
  return typeof first === 'function'
    ? { content: first, entries: second ?? {} }
    : { content: undefined, entries: first ?? {} };
}
