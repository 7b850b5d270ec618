import type { ReactNode } from 'react';
import type { Attributes, RenderedPage } from '../contract/index.ts';
import type { View } from './mount/Island.tsx';

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

/** The props of a view, which must be JSON. */
type DataOf<Props> = Props & JsonOf<Props> & object;

type Awaitable<Value> = Value | Promise<Value>;

interface PageFacts<Data> extends Pick<RenderedPage, 'head' | 'frameSources'> {
  data: Data;
  /**
   * Props for the build's render only, such as an article's HTML. They stay out of the page's JSON. Show them with
   * `ServerHtml`, which leaves the prerendered nodes in place in the browser.
   */
  serverOnly?: Partial<Data>;
}

export type PageData<Props> = PageFacts<DataOf<Props>>;

export type LoadedPage = PageFacts<object> & Pick<RenderedPage, 'page' | 'status'>;

interface PageEntry<Shown, Data> {
  view: Shown;
  /** `false` if it has no control, such as a button. Then no client module contains its view. */
  client?: boolean;
  values?: () => Awaitable<readonly string[]>;
  /** @param value the part of the URL in place of the path's `:name`, if it has one */
  load(value: string): Awaitable<PageFacts<Data>>;
}

interface ElementEntry<Shown, Data> {
  view: Shown;
  /** Whether it is interactive, so that pages load script for it. Without script it stays as prerendered. */
  client: boolean;
  /**
   * Loads its data for the given attributes.
   *
   * @throws a message with the valid values, when an attribute is invalid
   */
  load: (attributes: Attributes) => Data;
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

type ViewOf<Props> = (props: Props) => ReactNode;

/** Tables as `createSection` reads them. Whether each view fits its data has been checked before. */
export type PageTable = Readonly<Record<string, PageEntry<View, object>>>;
export type ElementTable = Readonly<Record<string, ElementEntry<View, object>>>;

/**
 * Declares the pages of a section by path: a fixed one, one with a parameter (`/news/:slug`), or the one for all
 * unknown URLs below another (`/news/404`). To add a page, add an entry.
 */
export const definePages = <Props>(
  pages: {
    readonly [Path in keyof Props]: PageEntry<ViewOf<Props[Path]>, DataOf<NoInfer<Props[Path]>>> &
      (Path extends `${string}:${string}` ? { values: unknown } : { values?: never });
  },
): PageTable => pages;

/**
 * Declares the elements of a section by tag. To add an element, add an entry, with a comment that describes it
 * and which attributes it has.
 */
export const defineElements = <Props>(
  elements: {
    readonly [Tag in keyof Props]: ElementEntry<ViewOf<Props[Tag]>, DataOf<NoInfer<Props[Tag]>>>;
  },
): ElementTable => elements;
