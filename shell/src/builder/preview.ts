/** A frame with nothing of this page's: not even our own origin. Links open beside it, forms may be tried. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * Shows an address in a place, in front of what else is there. Each has a frame of its own: another address in the same
 * frame would be an entry of the visitor's history.
 */
export function showPreview(place: Element, address: string, title: string): void {
  const before = place.querySelector('iframe');
  if (before?.getAttribute('src') === address) return;
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', SANDBOX);
  frame.setAttribute('src', address);
  frame.title = title;
  // As high as the one before, so that nothing moves until it says its own.
  frame.height = String(before?.offsetHeight ?? 160);
  before?.remove();
  place.append(frame);
}

/**
 * Shows where the focus is while it is in the frame: no rule of this page says so, and a browser does not scroll there.
 *
 * @param signal ends it
 */
export function showFocusWithin(place: Element, signal: AbortSignal): void {
  const look = () => {
    const isInside = document.activeElement?.parentElement === place;
    place.toggleAttribute('data-focused', isInside);
    if (isInside) place.scrollIntoView({ block: 'nearest' });
  };
  // The window loses the focus to a frame, and gets it back from there. In Firefox it has not arrived yet.
  for (const type of ['blur', 'focus']) addEventListener(type, () => setTimeout(look), { signal });
}
