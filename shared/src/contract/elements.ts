/**
 * The elements that `Fragment` can place, by tag, each with its attributes. The files that builds and `ringside types` write add
 * them here. Without such a file, `Fragment` takes any tag.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is declared again in each of those files
export interface SiteElements {}

/**
 * The events that sections declare in their tables, by name, such as `gear:cart-changed`. The same files add them here, so
 * that `send` and `addEventListener` know what each carries.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is declared again in each of those files
export interface SiteEvents {}

/**
 * What sections store for the visitor and let others read, by key, such as `checkout:cart`, each with the type of its value. The
 * same files add them here, for `useSharedState`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is declared again in each of those files
export interface SiteStates {}

declare global {
  interface GlobalEventHandlersEventMap extends SiteEvents {}
}

interface FragmentOptions {
  class?: string;
  /** A role such as `status` lets a screen reader announce what the fragment shows after a change. */
  role?: string;
  /**
   * The attributes stay the same for as long as the view shows the fragment, and it is there from the start. Then the
   * page does not depend on the other variants of the element.
   */
  fixed?: true;
  /** The text that the fragment shows if no release has the element with these attributes. */
  fallback?: string;
}

/** What `Fragment` takes: a tag of the site, and only attributes and values that its section has released. */
export type FragmentProps = keyof SiteElements extends never
  ? FragmentOptions & { tag: `ringside-${string}` } & {
      [attribute: string]: string | true | undefined;
    }
  : {
      [Tag in keyof SiteElements]: FragmentOptions & { tag: Tag } & SiteElements[Tag];
    }[keyof SiteElements];
