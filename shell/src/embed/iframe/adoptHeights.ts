import type { HeightAsked, HeightSaid } from './messages.ts';

/** Taller than any page of ours, in pixels: what says more is mistaken. */
const TALLEST = 100_000;

/**
 * Gives each of our frames on this page the height it says. Who speaks is told by its window: a sandboxed frame has no
 * origin to go by.
 *
 * @param isOurs whether a frame's address is ours
 * @param signal ends it
 */
export function adoptHeights(isOurs: (address: string) => boolean, signal?: AbortSignal): void {
  const frames = () => [...document.querySelectorAll('iframe')].filter(({ src }) => isOurs(src));
  addEventListener(
    'message',
    ({ source, data }: MessageEvent<Partial<HeightSaid> | null>) => {
      const height = data?.type === 'ringside:resize' ? Number(data.height) : 0;
      if (!(height > 0 && height < TALLEST)) return;
      const frame = frames().find(({ contentWindow }) => contentWindow === source);
      // Set by script, which no policy of styles forbids, and important, or a page's rule for all frames would cut ours off.
      frame?.style.setProperty('height', `${Math.ceil(height)}px`, 'important');
    },
    { signal },
  );
  // Those that were faster than this script have spoken already.
  const ask: HeightAsked = { type: 'ringside:measure' };
  for (const { contentWindow } of frames()) contentWindow?.postMessage(ask, '*');
}
