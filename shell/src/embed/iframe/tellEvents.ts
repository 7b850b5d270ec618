import type { EventHeard } from './messages.ts';

/**
 * Tells the page around what an element says, if that is a page of ours: what visitors enter is nobody else's to read.
 *
 * @param names of the events, as the frame's address has them
 */
export function tellEvents(element: Element, names: readonly string[]): void {
  for (const name of names) {
    if (!name.startsWith('ringside:')) continue;
    element.addEventListener(name, (event) => {
      const detail = JSON.stringify((event as CustomEvent).detail, (_, value: unknown) =>
        value instanceof Error ? String(value) : value,
      );
      // The address of a sandboxed frame has an origin, though the frame has none.
      parent.postMessage({ type: 'ringside:heard', name, detail } satisfies EventHeard, location.origin);
    });
  }
}
