/**
 * What every element of a section has in common on a partner's page.
 *
 * @mixin embedded
 * @attr {string} [origin] - Where links go, such as `https://ringside.example`; where the script came from unless given.
 * @fires {CustomEvent<{section: string}>} ringside:ready - It answers to the visitor. Once for each page it shows.
 * @fires {CustomEvent<{title: string, description: string, variant?: 'default' | 'destructive'}>} ringside:notice - It has
 *   something to say. `preventDefault()` says that you show it; otherwise it stands in the element.
 * @fires {CustomEvent<{section: string, phase: 'load' | 'mount' | 'render' | 'unmount', error: unknown}>} ringside:section-error -
 *   Something of it could not be loaded or shown. Once for each fault.
 * @slot - Shown until the element is there, and when it cannot be had.
 * @csspart page - Everything the element shows.
 * @csspart notice - What the element says when nobody else does.
 * @cssprop {<color>} [--ringside-color] - Colour of the text, but for what has its own, such as muted text.
 * @cssprop {<color>} [--ringside-background] - The ground; text with a colour of its own needs a light one.
 * @cssprop [--ringside-font] - Face of text that is no heading.
 * @csp script-src - The file, and the modules it brings.
 * @csp connect-src - The page it shows.
 * @csp font-src - Its faces.
 */

/**
 * What a whole section has besides, as an element.
 *
 * @mixin section
 * @attr {'inside'} [navigate] - Links to pages of the section stay in the element; without it they lead to the site.
 * @fires {CustomEvent<{path: string}>} ringside:navigate - A link was followed inside.
 * @csp img-src - Pictures.
 */

export type {};
