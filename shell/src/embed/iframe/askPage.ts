import type { SubscriptionAsked } from './messages.ts';

/** A page that does not answer by then does not listen. */
const TIMEOUT_MS = 1000;

/**
 * Asks the page around whether it keeps an address, as an element asks the page it stands on by its event. A form of that
 * page's own would tell it the same, so whoever it is may know the address.
 */
export async function askPage(email: string): Promise<boolean> {
  const { port1: answer, port2 } = new MessageChannel();
  const isKept = await new Promise<boolean>((resolve) => {
    answer.addEventListener('message', ({ data }) => resolve(data === true));
    answer.start();
    setTimeout(() => resolve(false), TIMEOUT_MS);
    parent.postMessage({ type: 'ringside:subscribe', email } satisfies SubscriptionAsked, '*', [port2]);
  });
  answer.close();
  return isKept;
}
