const WAITING = 'main [data-root]:not([data-state=ready]) [role=tab]';
const WORKING = 'main [data-root][data-state=ready] [role=tab]';
const MOVES = /^(Arrow(Left|Right)|Home|End)$/;

/**
 * Keeps the keys that move between tabs until the tabs work. Any other key drops them, because the visitor goes on.
 * @param pressed the keys since the boot script, to which it adds each key before this sees it
 * @returns sends the kept keys to the tabs, if these work now
 */
export function keepTabKeys(pressed: KeyboardEvent[]): () => void {
  const keep = () => {
    if (!pressed.every(movesWaitingTab)) pressed.length = 0;
    // As the tabs do: otherwise the page would scroll.
    pressed.at(-1)?.preventDefault();
  };
  keep();
  addEventListener('keydown', keep);
  return () => {
    if (!document.activeElement?.matches(WORKING)) return;
    // Each key moves the focus, and the next key starts from there.
    for (const event of pressed.splice(0))
      document.activeElement?.dispatchEvent(new KeyboardEvent(event.type, event));
  };
}

function movesWaitingTab(event: KeyboardEvent): boolean {
  const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return false;
  return MOVES.test(key) && target instanceof Element && target.matches(WAITING);
}
