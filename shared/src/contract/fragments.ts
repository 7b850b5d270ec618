import type { ModuleAddress, PageRoot, StyleAddress } from './page.ts';
import type { Start } from './rendered.ts';

/**
 * What an element of a section shows for each set of attributes, as `/assets/<section>/<tag>-<hash>.fragments.json`.
 * A page names the file that was composed from the same releases as the page.
 */
export interface FragmentFile {
  /** The element's. */
  section: string;
  /** By variantKey. The value `*` stands for all that are not listed. */
  variants: Readonly<Record<string, FragmentVariant>>;
  /** Of their islands, by moduleKey. */
  modules: Readonly<Record<string, ModuleAddress>>;
  /** Of sections without an island. */
  styles: readonly StyleAddress[];
  /** URLs of further files with variants, if there are many. {@link partOf} tells which has one. */
  parts?: readonly string[];
}

export interface FragmentVariant {
  /** Of the element's children. The placeholder of the island's id stands for one that the page has not used. */
  html: string;
  /** Of the element, unless it is static, and of those inside it. */
  roots: readonly PageRoot[];
  start?: Start;
}

/** Which of `count` parts has the variant with that key. The same in composing and in the browser. */
export function partOf(key: string, count: number): number {
  let hash = 0;
  for (const letter of key) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash % count;
}
