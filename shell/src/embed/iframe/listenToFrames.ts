import type { RingsideEvents } from '@ringside/shared/contract';
import type { FrameMessage, HeightAsked } from './messages.ts';

/** Taller than any page of ours, in pixels: what says more is mistaken. */
const TALLEST = 100_000;

/**
 * Gives each of our frames on this page the height it says, and sends `ringside:subscribe` from a frame in which somebody
 * subscribes, as the element itself would. Who speaks is told by its window: a sandboxed frame has no origin to go by.
 *
 * @param isOurs whether a frame is ours, and to be as high as it says
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
  const ask: HeightAsked = { type: 'ringside:measure' };
  for (const { contentWindow } of frames()) contentWindow?.postMessage(ask, '*');
}

/** Whether the page takes an address. The event is made here: `send` would become a file of its own, shared with boot. */
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
  // Set by script, which no policy of styles forbids, and important, or a page's rule for all frames would cut ours off.
  style.setProperty('height', `${Math.ceil(height)}px`, 'important');
}
