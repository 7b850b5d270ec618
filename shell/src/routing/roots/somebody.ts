/** What somebody does who is there. A root is wanted by whoever sends the last. */
const SIGNS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'ringside:wanted',
] as const;

/** Resolves at the first sign of a person. Until then the page has all that it needs. */
export const somebody: Promise<void> = new Promise((resolve) => {
  const notice = (event: Event) => {
    // When a page appears under a resting pointer, Chromium reports a move by nothing.
    if (event.type === 'pointermove' && !(event as MouseEvent).movementX && !(event as MouseEvent).movementY)
      return;
    for (const sign of SIGNS) removeEventListener(sign, notice, true);
    resolve();
  };
  for (const sign of SIGNS) addEventListener(sign, notice, { passive: true, capture: true });
});

const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
/** Whether the visitor asks for nothing that may not be needed. */
export const savesData: boolean = connection?.saveData === true;
