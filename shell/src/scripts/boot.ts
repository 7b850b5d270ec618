/**
 * Loads after the page has been painted, and then loads the runtime: when the browser is idle, or
 * at the first interaction. At most 2 kB.
 */
import '../own/styles.css';
import type { PageData } from '@ringside/shared/contract';
import { hideErrorMessage, showErrorMessage } from '@ringside/shared/internal/islands';
import { afterPaint, importModule, whenIdle } from '@ringside/shared/internal/loading';
import { pageDataTag, reportError } from '@ringside/shared/internal/page';
import { firstInteraction, savesData } from '../routing/islands/firstInteraction.ts';

/**
 * The runtime imports from here, never the other way round: the page contains only this module's
 * hash.
 */
export const { queuedClicks, openedAt } = ringside;

let started = false;
function start() {
  if (started) return;
  started = true;
  void parsed.then(loadRuntime);
}

/**
 * Loads the runtime. Until then links and text work. After a failure, a click on a button tries
 * again.
 */
async function loadRuntime() {
  const main = document.querySelector('main') as HTMLElement;
  try {
    const data = JSON.parse(pageDataTag(document)?.textContent ?? '{}') as PageData;
    const runtime = (await importModule(data.runtime)) as typeof import('./runtime.ts');
    hideErrorMessage(main);
    runtime.run(data);
  } catch (error) {
    console.error('ringside: the runtime could not be loaded:', error);
    started = false;
    // The visitor is told, and goes on. A later retry must not replay clicks from before.
    for (const clicked of queuedClicks) clicked.ariaBusy = null;
    queuedClicks.clear();
    showErrorMessage(main, start);
    reportError(main, 'load', error, 'shell');
  }
}

const parsed = new Promise<void>((resolve) => {
  if (document.readyState !== 'loading') resolve();
  else addEventListener('DOMContentLoaded', () => resolve(), { once: true });
});

void firstInteraction.then(start);
/** A click also loads the runtime again if it failed before. */
ringside.onClick = (clicked) => {
  clicked.ariaBusy = 'true';
  start();
};
queuedClicks.forEach(ringside.onClick);

/**
 * Arrow keys move the focus between tabs that do not work yet. Their island then chooses the tab
 * that has the focus.
 */
addEventListener('keydown', ({ key, target }) => {
  const tab = target as HTMLElement;
  if (!tab.matches?.('[data-root]:not([data-state=ready]) [role=tab]')) return;
  const moves = { ArrowLeft: tab.previousElementSibling, ArrowRight: tab.nextElementSibling };
  (moves[key as keyof typeof moves] as HTMLElement | undefined)?.focus();
});

// An island that starts by itself needs the runtime, also with Save-Data.
void parsed.then(() => document.querySelector('[data-start]') && start());
if (!savesData) {
  const startWhenIdle = async () => {
    await afterPaint();
    whenIdle(start);
  };
  if (document.readyState === 'complete') void startWhenIdle();
  else addEventListener('load', startWhenIdle, { once: true });
}
