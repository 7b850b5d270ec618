import type { ModuleAddress, PageRoot, StyleAddress } from './page.ts';
import type { Start } from './rendered.ts';

/**
 * What an element of a section shows for each set of attributes. The file is
 * `/assets/<section>/<tag>-<hash>.fragments.json`. A page names the file that was composed from the
 * same releases as the page.
 */
export interface FragmentFile {
  /** The section that has the element. */
  section: string;
  /**
   * The variants by {@link variantKey}. The value `*` stands for all values that are not listed.
   */
  variants: Readonly<Record<string, FragmentVariant>>;
  /** The modules of the variants' islands, by {@link moduleKey}. */
  modules: Readonly<Record<string, ModuleAddress>>;
  /** The stylesheets of sections that have no island in these variants. */
  styles: readonly StyleAddress[];
  /**
   * The URLs of further files with variants, if there are many. {@link partOf} tells which file has
   * a variant.
   */
  parts?: readonly string[];
}

export interface FragmentVariant {
  /**
   * The HTML of the element's children. The browser replaces the placeholder for the island's id by
   * an id that is new on the page.
   */
  html: string;
  /** The islands: the element itself, unless it is static, and islands inside the element. */
  roots: readonly PageRoot[];
  start?: Start;
}

/**
 * Returns which of `count` files contains the variant with this key. Composing and the browser use
 * the same function.
 */
export function partOf(key: string, count: number): number {
  let hash = 0;
  for (const letter of key) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash % count;
}
