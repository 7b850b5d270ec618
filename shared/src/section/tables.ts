import type { ReactNode } from 'react';
import type { Attributes, Json, RenderedPage } from '../contract/index.ts';

type PropsOf<Shown> = Shown extends (props: infer Props) => ReactNode
  ? unknown extends Props
    ? object
    : Props
  : never;

type JsonOf<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...parameters: never) => unknown
    ? never
    : Value extends readonly (infer Item)[]
      ? readonly JsonOf<Item>[]
      : Value extends object
        ? { readonly [Key in keyof Value]: JsonOf<Value[Key]> }
        : never;

type DataOf<Shown> = PropsOf<Shown> & JsonOf<PropsOf<Shown>>;

type Awaitable<Value> = Value | Promise<Value>;

export type LoadedPage = Omit<RenderedPage, 'html'> & {
  data: Json;
  /**
   * Props for the build's render only, such as an article's HTML. They stay out of the page's JSON. Show them with
   * `ServerHtml`, which leaves the prerendered nodes in place in the browser.
   */
  serverOnly?: { readonly [prop: string]: Json };
};

export type PageData<Shown> = Pick<LoadedPage, 'head' | 'frameSources'> & {
  data: DataOf<Shown>;
  serverOnly?: Partial<DataOf<Shown>>;
};

/** An entry of `pages.ts`. If its `load` has a parameter, that is the part of the URL in place of `:name`. */
export type PageEntry<Path, Shown> = {
  view: Shown;
  /** `false` if it has no control, such as a button. Then no client module contains its view. */
  client?: boolean;
} & (Path extends `${string}:${string}`
  ? {
      values: () => Awaitable<readonly string[]>;
      load(value: string): Awaitable<PageData<Shown>>;
    }
  : { load: () => Awaitable<PageData<Shown>> });

export interface ElementEntry<Shown> {
  view: Shown;
  /** Whether it is interactive, so that pages load script for it. Without script it stays as prerendered. */
  client: boolean;
  /**
   * Loads its data for the given attributes.
   *
   * @throws a message with the valid values, when an attribute is invalid
   */
  load: (attributes: Attributes) => DataOf<Shown>;
  /**
   * The sets of attributes that are offered to partners. Each becomes a page, so declare only a few: their number must not
   * grow with the content.
   */
  choices: () => readonly Attributes[];
  /**
   * Further sets of attributes, for pages of this site: a release contains the element with these and the {@link choices}, and with no others. The
   * value `*` stands for every value that is not listed.
   */
  onSite?: () => readonly Attributes[];
}

/** The pages of a section, as `createSection` reads them. `definePages` has already checked the props of each view. */
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

export type ElementTable = Readonly<Record<string, ElementEntry<unknown>>>;

/**
 * Declares the pages of a section by address: a fixed one, one with a parameter (`/news/:slug`), or the one for all
 * unknown URLs below another (`/news/404`). To add a page, add an entry.
 */
export const definePages = <Views>(
  pages: {
    readonly [Path in keyof Views]: PageEntry<Path, Views[Path]>;
  },
): PageTable => pages as unknown as PageTable;

/**
 * Declares the elements of a section by tag. To add an element, add an entry, with a comment that describes it
 * and which attributes it has.
 */
export const defineElements = <Views>(
  elements: {
    readonly [Tag in keyof Views]: ElementEntry<Views[Tag]>;
  },
): ElementTable => elements as unknown as ElementTable;
