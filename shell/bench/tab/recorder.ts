/**
 * What a page records about itself: `globalThis.bench` in every document the bench opens. Times are in milliseconds.
 */
export interface Recorded {
  fcp: number;
  lcp: number;
  /** Sum of all layout shifts without recent input. */
  cls: number;
  /** Tasks above 50 ms, including those before the first paint. */
  longTasks: { startTime: number; duration: number }[];
  /** From the last click on a link until the next page's heading was painted. */
  painted?: number;
  /** When the last response arrived or the last long task ended. */
  busyUntil: number;
}

declare global {
  var bench: Recorded;
}

/**
 * Where the longest event of a visit and the last click are stored, because a full page load forgets everything else.
 */
export const LONGEST_EVENT = 'bench-longest-event';
const CLICKED = 'bench-clicked';

/** Runs first in every document, in the browser, without access to anything outside this function. */
export function recordInPage([longestEvent, clicked]: readonly [string, string]): void {
  if (!location.protocol.startsWith('http')) return;
  const bench: Recorded = { fcp: 0, lcp: 0, cls: 0, longTasks: [], busyUntil: 0 };
  globalThis.bench = bench;
  const observe = (type: string, take: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  const clickedAt = () => Number(sessionStorage.getItem(clicked) ?? 0);

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') bench.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    bench.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) bench.cls += value;
  });
  const wasBusy = ({ startTime, duration }: PerformanceEntry) => {
    bench.busyUntil = Math.max(bench.busyUntil, startTime + duration);
  };
  observe('resource', wasBusy);
  observe('longtask', (entry) => {
    wasBusy(entry);
    bench.longTasks.push({ startTime: entry.startTime, duration: entry.duration });
  });
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

  // A page has arrived when its heading is visible. The browser reports visibility, if asked, before it paints.
  let isAwaited = clickedAt() > 0;
  let left: string | null | undefined;
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element) || !target.closest('a')) return;
      sessionStorage.setItem(clicked, String(performance.timeOrigin + timeStamp));
      left = document.querySelector('main h1')?.textContent;
      isAwaited = true;
    },
    true,
  );
  new MutationObserver(() => {
    const heading = isAwaited ? document.querySelector('main h1') : null;
    if (!heading?.textContent || heading.textContent === left) return;
    isAwaited = false;
    heading.setAttribute('elementtiming', 'heading');
  }).observe(document, { childList: true, subtree: true, characterData: true });
  observe('element', ({ startTime }) => {
    bench.painted = performance.timeOrigin + startTime - clickedAt();
    sessionStorage.removeItem(clicked);
  });
}

export const RECORDER_KEYS = [LONGEST_EVENT, CLICKED] as const;
