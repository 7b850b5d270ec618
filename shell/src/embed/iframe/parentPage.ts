export type IframeMessage =
  /**
   * The height in pixels. The iframe sends it again in response to `{ type: 'ringside:measure' }`.
   */
  | { type: 'ringside:resize'; height: number }
  /** If the parent page stores the address, it posts `true` to the message's port. */
  | { type: 'ringside:subscribe'; email: string };

const post = (message: IframeMessage, ports: MessagePort[] = []) =>
  parent.postMessage(message, '*', ports);

export const reportHeight = (): void =>
  watchHeight('ringside:measure', (height) => post({ type: 'ringside:resize', height }));

/** An element whose script or page has not arrived. It is as high as the iframe. */
export const LOADING = '[data-catalogue] > :is(:not(:defined), [data-loading])';

function watchHeight(request: string, report: (height: number) => void): void {
  const tell = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    // Otherwise the iframe would follow the element, and the element the iframe.
    const isAsHighAsIframe = height <= innerHeight && document.querySelector(LOADING);
    if (height > 0 && !isAsHighAsIframe) report(height);
  };
  // Browsers do not report size changes of content that they do not draw.
  tell();
  new ResizeObserver(tell).observe(document.body);
  addEventListener(
    'message',
    ({ data }: MessageEvent<{ type?: string; message?: string } | null>) => {
      if (data?.type === request || data?.message === request) tell();
    },
  );
}

const TIMEOUT_MS = 1000;

/** The parent page may know the address: its own form would receive it, too. */
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

/** WordPress adds the secret to the URL, and accepts only these letters. */
const SECRET = /[#&?]secret=([a-z\d]+)/i;

/**
 * @see https://developer.wordpress.org/reference/files/wp-includes/js/wp-embed.js/ which also
 * follows links
 */
export function reportToWordPress(): void {
  const secret = SECRET.exec(location.hash)?.[1];
  if (!secret || parent === window) return;
  const tell = (message: 'height' | 'link', value: number | string) =>
    parent.postMessage({ message, value, secret }, '*');
  // WordPress clips the iframe until it has a height, and asks again if its script was slower.
  watchHeight('ready', (height) => tell('height', height));
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    tell('link', link.href);
  });
}
