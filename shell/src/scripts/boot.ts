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
export const { queuedClicks, openedAt } = globalThis.ringside;

let started = false;
function start(reason: string) {
  if (started) return;
  started = true;
  performance.mark(`ringside: runtime starts: ${reason}`);
  void parsed.then(loadRuntime);
}

/** Loads the runtime. Until then links and text work; any other click retries. */
async function loadRuntime() {
  const main = document.querySelector('main') ?? document.body;
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
    showErrorMessage(main, () => start('Try again'));
    reportError(main, 'load', error, 'shell');
  }
}

const parsed = new Promise<void>((resolve) => {
  if (document.readyState !== 'loading') resolve();
  else addEventListener('DOMContentLoaded', () => resolve(), { once: true });
});

void firstInteraction.then(() => start('first interaction'));
/** A click also loads the runtime again if it failed before. */
globalThis.ringside.onClick = (clicked) => {
  clicked.ariaBusy = 'true';
  start('click');
};
queuedClicks.forEach(globalThis.ringside.onClick);

// An island that starts by itself needs the runtime, also with Save-Data.
void parsed.then(() => document.querySelector('[data-start]') && start('declared'));
if (!savesData) {
  const startWhenIdle = async () => {
    await afterPaint();
    whenIdle(() => start('idle'));
  };
  if (document.readyState === 'complete') void startWhenIdle();
  else addEventListener('load', startWhenIdle, { once: true });
}
