import type { ReactNode } from 'react';
import type { Attributes, RenderedPage } from '../contract/index.ts';
import type { View } from './Island.tsx';

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
   * Props for the build's render only, such as an article's HTML. Show them with `ServerHtml`, which leaves the
   * prerendered nodes in place.
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
  /** @param value the part of the URL in place of the path's `:name` */
  load(value: string): Awaitable<PageFacts<Data>>;
}

interface ElementEntry<Shown, Data> {
  view: Shown;
  /** Whether it is interactive, so that pages load script for it. */
  client: boolean;
  /** @throws a message with the valid values, when an attribute is invalid */
  load: (attributes: Attributes) => Data;
  /**
   * The sets of attributes that are offered to partners. Each becomes a page, so their number must not grow with the
   * content.
   */
  choices: () => readonly Attributes[];
  /**
   * Further sets of attributes, for this site's pages only. Besides these and the {@link choices}, a release has no
   * variants. The value `*` stands for every value that is not listed.
   */
  onSite?: () => readonly Attributes[];
}

type ViewOf<Props> = (props: Props) => ReactNode;

/** As `createSection` reads them, when each view is known to fit its data. */
export type PageTable = Readonly<Record<string, PageEntry<View, object>>>;
export type ElementTable = Readonly<Record<string, ElementEntry<View, object>>>;

/**
 * Declares the pages of a section by path: a fixed one, one with a parameter (`/news/:slug`), or the one for all
 * unknown URLs below another (`/news/404`).
 */
export const definePages = <Props>(
  pages: {
    readonly [Path in keyof Props]: PageEntry<ViewOf<Props[Path]>, DataOf<NoInfer<Props[Path]>>> &
      (Path extends `${string}:${string}` ? { values: unknown } : { values?: never });
  },
): PageTable => pages;

/** Declares the elements of a section by tag. A comment above each entry describes it and its attributes. */
export const defineElements = <Props>(
  elements: {
    readonly [Tag in keyof Props]: ElementEntry<ViewOf<Props[Tag]>, DataOf<NoInfer<Props[Tag]>>>;
  },
): ElementTable => elements;
