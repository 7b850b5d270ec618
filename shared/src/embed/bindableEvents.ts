/**
 * The events that were already sent again. If an element is inside another one, the outer element
 * does not repeat them.
 */
const repeated = new WeakSet<Event>();

export const bindableName = (name: string): string => name.replace(':', '-');

/**
 * Sends each event of an element again under a name without a colon, such as `ringside-ready`,
 * because a template of Angular cannot bind a name with a colon. `preventDefault()` works on both
 * events.
 */
export function sendBindableEvents(element: HTMLElement, ...names: `ringside:${string}`[]): void {
  for (const name of names)
    element.addEventListener(name, (event) => {
      if (repeated.has(event)) return;
      repeated.add(event);

      const { bubbles, composed, cancelable, detail } = event as CustomEvent<unknown>;
      const second = new CustomEvent(bindableName(name), { detail, bubbles, composed, cancelable });
      if (!element.dispatchEvent(second)) event.preventDefault();
    });
}
