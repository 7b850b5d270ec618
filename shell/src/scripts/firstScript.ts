/**
 * The only script in a page itself. It records clicks, and loads the boot module, whose tag is in
 * the template before it, after the first paint. Without that, buttons and forms behave as without
 * script.
 */

import { ISLAND } from './islandSelector.ts';

export interface FirstScript {
  queuedClicks: Set<HTMLElement>;
  /** Back may change the URL before the runtime has loaded. */
  openedAt: string;
  /** The script calls this after it has recorded a click. Boot and runtime replace it. */
  onClick(clicked: HTMLElement): void;
}

declare global {
  var ringside: FirstScript;
}

/** How long a page waits whose paint is not reported. Firefox sometimes reports none. */
const BOOT_DELAY_MS = 3000;
/** The menu's button needs no script. */
const BUTTON = 'button:not([popovertarget],[type=submit],[data-inert]),[data-action]';

const template = (document.currentScript as HTMLScriptElement)
  .previousElementSibling as HTMLTemplateElement;
const boot = template.content;
const queuedClicks = new Set<HTMLElement>();
const loadBoot = () => document.head.append(boot);
globalThis.ringside = { queuedClicks, openedAt: location.pathname, onClick: loadBoot };
let hasBootFailed = false;

function queueClick(event: Event) {
  // Scripts may dispatch a click on the document or on text.
  const target = event.target as Partial<Element>;
  const clicked = target.closest?.<HTMLElement>(event.type === 'submit' ? 'form' : BUTTON);
  const island = clicked?.closest<HTMLElement>(ISLAND);
  if (!clicked || !island || hasBootFailed || /ready|failed/.test(island.dataset.state ?? ''))
    return;
  event.preventDefault();
  event.stopImmediatePropagation();
  queuedClicks.add(clicked);
  ringside.onClick(clicked);
}

(boot.firstChild as HTMLScriptElement).onerror = () => {
  hasBootFailed = true;
};
addEventListener('load', () => setTimeout(loadBoot, BOOT_DELAY_MS));
addEventListener('click', queueClick, true);
addEventListener('submit', queueClick, true);
new PerformanceObserver(loadBoot).observe({ type: 'paint', buffered: true });
