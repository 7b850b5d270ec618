export type IframeMessage =
  /** Its height in pixels. It is sent again in response to `{ type: 'ringside:measure' }`. */
  | { type: 'ringside:resize'; height: number }
  /** An email address that a visitor entered. If the parent page stores it, it posts `true` to the message's port. */
  | { type: 'ringside:subscribe'; email: string };

const post = (message: IframeMessage, ports: MessagePort[] = []) => parent.postMessage(message, '*', ports);

/** Reports the height of this page to its parent page: now, when it changes, and on request. The height is no secret. */
export const reportHeight = (): void =>
  watchHeight('ringside:measure', (height) => post({ type: 'ringside:resize', height }));

/** Reports the height of this page: now, when it changes, and in response to a message. */
function watchHeight(request: string, report: (height: number) => void): void {
  const tell = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height > 0) report(height);
  };
  // Browsers do not report size changes of content that they do not draw.
  tell();
  new ResizeObserver(tell).observe(document.body);
  addEventListener('message', ({ data }: MessageEvent<{ type?: string; message?: string } | null>) => {
    if (data?.type === request || data?.message === request) tell();
  });
}

/** How long the parent page may take to respond, in milliseconds. After that, we assume that it does not listen. */
const TIMEOUT_MS = 1000;

/**
 * Offers an email address to the parent page, as an element offers it to its page by an event. The parent page may know
 * the address: a form of its own would receive it, too.
 */
export async function offerEmail(email: string): Promise<boolean> {
  const { port1: answer, port2 } = new MessageChannel();
  const isKept = await new Promise<boolean>((resolve) => {
    answer.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), TIMEOUT_MS);
    post({ type: 'ringside:subscribe', email }, [port2]);
  });
  answer.close();
  return isKept;
}

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
  // WordPress clips the iframe until it has the first height. It asks for another if its script was slower than this one.
  watchHeight('ready', (height) => tell('height', height));
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    tell('link', link.href);
  });
}
