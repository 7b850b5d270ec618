import type { RingsideEvents } from '@ringside/shared/contract';
import type { FrameMessage, HeightRequest } from './messages.ts';

/** Taller than any page of ours, in pixels. A greater height is a mistake. */
const TALLEST = 100_000;

/**
 * Gives each of our iframes on this page the height that it reports, and sends `ringside:subscribe` from an iframe in which a visitor
 * subscribes, as the element itself would. The sender is recognised by its window: a sandboxed iframe has no origin.
 *
 * @param isOurs whether an iframe is ours, so that its reported height applies
 * @param signal ends it
 */
export function listenToFrames(isOurs: (frame: HTMLIFrameElement) => boolean, signal?: AbortSignal): void {
  const frames = () => [...document.querySelectorAll('iframe')].filter(isOurs);
  addEventListener(
    'message',
    ({ source, data, ports: [answer] }: MessageEvent<Partial<FrameMessage> | null>) => {
      const frame = frames().find(({ contentWindow }) => contentWindow === source);
      if (!frame) return;
      if (data?.type === 'ringside:resize') adoptHeight(frame, Number(data.height));
      if (data?.type === 'ringside:subscribe') answer?.postMessage(isTaken(frame, String(data.email)));
    },
    { signal },
  );
  // Those that were faster than this script have spoken already.
  const ask: HeightRequest = { type: 'ringside:measure' };
  for (const { contentWindow } of frames()) contentWindow?.postMessage(ask, '*');
}

/** Whether the page takes an email address. The event is made here: `send` would become a file of its own, shared with boot. */
function isTaken(frame: HTMLElement, email: string): boolean {
  const event: RingsideEvents['ringside:subscribe'] = new CustomEvent('ringside:subscribe', {
    detail: { email },
    bubbles: true,
    composed: true,
    cancelable: true,
  });
  return !frame.dispatchEvent(event);
}

function adoptHeight({ style }: HTMLElement, height: number): void {
  if (!(height > 0 && height < TALLEST)) return;
  // Set by script, which no `style-src` forbids, and important, or a page's rule for all iframes would clip ours.
  style.setProperty('height', `${Math.ceil(height)}px`, 'important');
}
