/**
 * The elements that `Fragment` can place, by tag, each with its attributes. Builds and `ringside
 * types` write files that add elements to this interface. Without such a file, `Fragment` takes any
 * tag.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is declared again in each of those files
export interface SiteElements {}

/**
 * The events that sections declare in their tables, by name, such as `gear:cart-changed`. The same
 * files add events to this interface, so that `send` and `addEventListener` know the `detail` of
 * each event.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is declared again in each of those files
export interface SiteEvents {}

/**
 * The values that sections store for the visitor and let other sections read, by key, such as
 * `checkout:cart`. The same files add the type of each value, for `useSharedState`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is declared again in each of those files
export interface SiteStates {}

declare global {
  interface GlobalEventHandlersEventMap extends SiteEvents {}
}

interface FragmentOptions {
  class?: string;
  /**
   * A role such as `status` lets a screen reader announce what the fragment shows after a change.
   */
  role?: string;
  /**
   * Says that the attributes never change, and that the view shows the fragment from the start.
   * Then a page contains only this variant of the element, and a release of other variants does not
   * change the page.
   */
  fixed?: true;
  /** The text that the fragment shows if no release has the element with these attributes. */
  fallback?: string;
}

/**
 * The props of `Fragment`: a tag of the site, and only attributes and values that the tag's section
 * has released.
 */
export type FragmentProps = keyof SiteElements extends never
  ? FragmentOptions & { tag: `ringside-${string}` } & {
      [attribute: string]: string | true | undefined;
    }
  : {
      [Tag in keyof SiteElements]: FragmentOptions & { tag: Tag } & SiteElements[Tag];
    }[keyof SiteElements];
