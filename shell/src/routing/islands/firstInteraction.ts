/** Events that count as a first interaction. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/** Resolves at the first interaction. Until then the page needs no further script. */
export const firstInteraction: Promise<void> = new Promise((resolve) => {
  const notice = (event: Event) => {
    // A list with scroll snapping scrolls without the visitor when it appears.
    if (event.type === 'scroll' && event.target !== document) return;
    // When a page appears under a resting pointer, Chromium reports a move of zero pixels.
    if (event.type === 'pointermove' && !(event as MouseEvent).movementX && !(event as MouseEvent).movementY)
      return;
    for (const sign of SIGNS) removeEventListener(sign, notice, true);
    resolve();
  };
  for (const sign of SIGNS) addEventListener(sign, notice, { passive: true, capture: true });
});

const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
/** Whether the browser asks to save data, so that only necessary files may be loaded. */
export const savesData: boolean = connection?.saveData === true;
