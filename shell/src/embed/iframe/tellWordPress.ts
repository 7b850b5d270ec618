/** What WordPress's script accepts of a secret. */
const SECRET = /[#&?]secret=([a-z\d]+)/i;

/**
 * Speaks to the script that WordPress has beside an embedded page: it says the height, and where a link leads, which the frame's
 * sandbox forbids it to follow. The secret is in the page's address.
 *
 * @see https://developer.wordpress.org/reference/files/wp-includes/js/wp-embed.js/
 */
export function tellWordPress(): void {
  const secret = SECRET.exec(location.hash)?.[1];
  if (!secret) return;
  const tell = (message: 'height' | 'link', value: number | string) =>
    parent.postMessage({ message, value, secret }, '*');
  new ResizeObserver(() => {
    const { height } = document.body.getBoundingClientRect();
    if (height > 0) tell('height', Math.ceil(height));
  }).observe(document.body);
  addEventListener('click', (event) => {
    // A link may stand in a shadow root.
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link?.href || event.defaultPrevented) return;
    event.preventDefault();
    tell('link', link.href);
  });
}
