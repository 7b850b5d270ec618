import type { EmailOffer } from './messages.ts';

/** A page that does not respond within this time is not listening. */
const TIMEOUT_MS = 1000;

/**
 * Offers an email address to the page around the iframe, as an element offers it to its page by an event. A form of that
 * page would get the address, too, so the page may know it.
 */
export async function offerEmail(email: string): Promise<boolean> {
  const { port1: answer, port2 } = new MessageChannel();
  const isKept = await new Promise<boolean>((resolve) => {
    answer.addEventListener('message', ({ data }) => resolve(data === true));
    answer.start();
    setTimeout(() => resolve(false), TIMEOUT_MS);
    parent.postMessage({ type: 'ringside:subscribe', email } satisfies EmailOffer, '*', [port2]);
  });
  answer.close();
  return isKept;
}
