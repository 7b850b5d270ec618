/** What a page tells of itself; `globalThis.bench` in every document the bench opens. Times are in milliseconds. */
export interface Recorded {
  fcp: number;
  lcp: number;
  /** Sum of all shifts that followed no input. */
  cls: number;
  /** Tasks above 50 ms, also those before the first paint. */
  longTasks: { startTime: number; duration: number }[];
  /** From the last click on a link until the next page's heading stood in a painted frame. */
  painted?: number;
}

declare global {
  var bench: Recorded;
}

/** Where the longest event of a visit and the last click are kept, since a full load forgets everything else. */
export const LONGEST_EVENT = 'bench-longest-event';
const CLICKED = 'bench-clicked';

/** Runs first in every document, in the browser: nothing from outside this function is there. */
export function recordInPage([longestEvent, clicked]: readonly [string, string]): void {
  if (!location.protocol.startsWith('http')) return;
  const bench: Recorded = { fcp: 0, lcp: 0, cls: 0, longTasks: [] };
  globalThis.bench = bench;
  const observe = (type: string, take: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  const clickedAt = () => Number(sessionStorage.getItem(clicked) ?? 0);
  const painted = (time: number) => {
    bench.painted = performance.timeOrigin + time - clickedAt();
    sessionStorage.removeItem(clicked);
  };

  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    bench.fcp = startTime;
    if (clickedAt()) painted(startTime);
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    bench.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) bench.cls += value;
  });
  observe('longtask', ({ startTime, duration }) => bench.longTasks.push({ startTime, duration }));
  observe(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEventTiming & { interactionId: number };
      if (!interactionId) return;
      const longest = Math.max(duration, Number(sessionStorage.getItem(longestEvent) ?? 0));
      sessionStorage.setItem(longestEvent, String(longest));
    },
    { durationThreshold: 16 },
  );

  let heading: string | null | undefined;
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element) || !target.closest('a')) return;
      sessionStorage.setItem(clicked, String(performance.timeOrigin + timeStamp));
      heading = document.querySelector('main h1')?.textContent;
    },
    true,
  );
  new MutationObserver(() => {
    const next = document.querySelector('main h1')?.textContent;
    if (heading === undefined || !next || next === heading || !clickedAt()) return;
    heading = undefined;
    // The frame that shows the change ends before a message sent in it arrives.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => painted(performance.now());
      port2.postMessage(undefined);
    });
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

export const RECORDER_KEYS = [LONGEST_EVENT, CLICKED] as const;
