/**
 * Everything that all elements of a section have in common on a partner's page.
 *
 * @attr {string} [origin] - The site that links open, such as `https://ringside.example`. By default, the script's
 * origin.
 * @attr {'light' | 'dark' | 'auto'} [theme=light] - The background of your page: light, dark, or derived from the colour of your page's text.
 * @attr {'1' | '2' | '3' | '4' | '5' | '6'} [heading=2] - The level at which its headings begin in the outline of your page. In an iframe it is 1.
 * @fires {CustomEvent<{section: string}>} ringside:ready - The element is interactive. Sent once for each page it
 * shows.
 * @fires {CustomEvent<{title: string, description: string, variant?: 'default' | 'destructive'}>} ringside:notice - A
 * message for the visitor. If you show it yourself, call `preventDefault()`; otherwise it appears in the element.
 * @fires {CustomEvent<{section: string, phase: 'load' | 'mount' | 'render' | 'unmount', error: unknown}>} ringside:section-error -
 *   Something could not be loaded or shown. Sent once for each error.
 * @slot - Shown until the element has loaded, and if it cannot be loaded.
 * @csspart page - Everything the element shows.
 * @csspart error - The message below the fallback when loading has failed.
 * @csspart notice - Messages that your page does not show itself.
 * @cssprop {<color>} [--ringside-color] - Colour of the text, except text with a colour of its own, such as muted text.
 * @cssprop {<color>} [--ringside-background] - Background. Text with a colour of its own needs a light one.
 * @cssprop [--ringside-font] - Font of all text except headings.
 * @a11y - Our own pages show the same views and are checked with axe against WCAG 2.2 AA.
 * @a11y - Text and links show before the element is interactive, and stay if it never becomes so.
 * @a11y - Messages for visitors are in a status region, so screen readers announce them once.
 * @csp script-src - The file and the modules that it loads.
 * @csp connect-src - The page that it shows.
 * @csp font-src - Its fonts.
 */

/**
 * Everything that a whole section has in addition when it is an element. Its `pages.ts` lists its sources for a policy.
 *
 * @attr {'inside'} [navigate] - With it, links to pages of the section open in the element; without it, they open on
 * the site.
 * @fires {CustomEvent<{path: string}>} ringside:navigate - The reader followed a link inside the element.
 */

export type {};
