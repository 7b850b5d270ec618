/** The events that were sent a second time. An element around another sends them no third time. */
const repeated = new WeakSet<Event>();

export const bindableName = (name: string): string => name.replace(':', '-');

/**
 * Sends each event of an element a second time, as `ringside-ready`: a template of Angular cannot bind a name with a colon.
 * `preventDefault()` works on either.
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
