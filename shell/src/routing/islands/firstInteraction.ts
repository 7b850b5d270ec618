const EVENTS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
] as const;

/** Resolves at the visitor's first interaction. Until then the page needs no further script. */
export const firstInteraction: Promise<void> = new Promise((resolve) => {
  const listen = (event: Event) => {
    // A list with scroll snapping scrolls without the visitor when it appears.
    if (event.type === 'scroll' && event.target !== document) return;
    // When a page appears under a resting pointer, Chromium reports a move of zero pixels.
    if (
      event.type === 'pointermove' &&
      !(event as MouseEvent).movementX &&
      !(event as MouseEvent).movementY
    )
      return;
    for (const type of EVENTS) removeEventListener(type, listen, true);
    resolve();
  };
  for (const type of EVENTS) addEventListener(type, listen, { passive: true, capture: true });
});

export type NavigatorWithConnection = Navigator & { connection?: Connection };
type Connection = { saveData?: boolean; effectiveType?: string };
export const savesData: boolean =
  (navigator as NavigatorWithConnection).connection?.saveData === true;
