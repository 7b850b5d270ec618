/** The secret that WordPress adds to an iframe's URL, in the only letters that its script accepts. */
const SECRET = /[#&?]secret=([a-z\d]+)/i;

/**
 * Reports the page's height and its visitors' clicks on links to WordPress's script, which shows the iframe at its first message, and follows
 * the links. The iframe's sandbox does not let it follow them itself.
 *
 * @see https://developer.wordpress.org/reference/files/wp-includes/js/wp-embed.js/
 */
export function reportToWordPress(): void {
  const secret = SECRET.exec(location.hash)?.[1];
  if (!secret || parent === window) return;
  const tell = (message: 'height' | 'link', value: number | string) =>
    parent.postMessage({ message, value, secret }, '*');
  const reportHeight = () => tell('height', Math.ceil(document.body.getBoundingClientRect().height));

  // WordPress clips the iframe until then, and browsers do not report size changes of content that they do not draw.
  reportHeight();
  new ResizeObserver(reportHeight).observe(document.body);
  addEventListener('message', ({ data }: MessageEvent<{ message?: string } | null>) => {
    // WordPress's script was slower than this one.
    if (data?.message === 'ready') reportHeight();
  });
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    tell('link', link.href);
  });
}
