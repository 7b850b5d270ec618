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

declare global {
  interface GlobalEventHandlersEventMap extends SiteEvents {}
}

/** What `Fragment` takes: a tag of the site, and only attributes and values that its section has released. */
export type FragmentProps = keyof SiteElements extends never
  ? { tag: `ringside-${string}`; [attribute: string]: string }
  : {
      [Tag in keyof SiteElements]: { tag: Tag; class?: string } & SiteElements[Tag];
    }[keyof SiteElements];
