import { digest } from '../support/hash.ts';

/**
 * The only script in a page itself, the same on all of them. From the first moment it keeps where the visitor came in and
 * what is pressed before the page can answer, and it brings the boot module when the page has been painted: until then a page costs what it costs without
 * any script.
 *
 * The boot module's tag waits in a template before it, where browsers leave it alone. Should it not come, buttons and
 * forms do what they do without script. Not every browser tells of its paints.
 */
const FIRST_SCRIPT = `
(({ previousElementSibling: { content } }) => {
  const held = new Set(),
    first = (self.ringside = { held, openedAt: location.pathname }),
    bring = () => document.head.append(content),
    hold = (event) => {
      const pressed = event.target.closest(
          event.type == "submit" ? "form" : "button:not([popovertarget],[type=submit]),[data-action]"
        ),
        root = pressed?.closest("[data-root],html");
      if (!root || first.isLost || /ready|failed/.test(root.dataset.state)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held.add(pressed);
      bring();
      first.start?.();
    };
  content.firstChild.onerror = () => (first.isLost = true);
  history.scrollRestoration = "manual";
  addEventListener("load", () => setTimeout(bring, 3000));
  addEventListener("click", hold, true);
  addEventListener("submit", hold, true);
  new PerformanceObserver(bring).observe({ type: "paint", buffered: true });
})(document.currentScript)
`
  .replace(/\s+/g, ' ')
  .replace(/ ?([^\w ]) ?/g, '$1');

/** What the policy of a page allows it by. */
export const FIRST_SCRIPT_HASH = digest('sha256', FIRST_SCRIPT);

/** The tags that bring the boot module. */
export const bootTags = (src: string, integrity?: string): string =>
  `<template><script type="module" src="${src}"${integrity ? ` integrity="${integrity}"` : ''}></script></template><script>${FIRST_SCRIPT}</script>`;
