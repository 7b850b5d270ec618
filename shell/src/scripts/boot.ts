/**
 * Loads after the page has been painted, and then loads the runtime: when the browser is idle, or at the first
 * interaction. At most 2 kB.
 */
import '../own/styles.css';
import type { PageData } from '@ringside/shared/contract';
import { afterPaint, checkedImport, whenIdle } from '@ringside/shared/internal/loading';
import { pageDataTag, reportError } from '@ringside/shared/internal/page';
import { hideErrorMessage, showErrorMessage } from '../routing/errors/errorMessage.ts';
import { firstInteraction, savesData } from '../routing/islands/firstInteraction.ts';

/** The runtime imports from here, never the other way round: the page contains only this module's hash. */
export const { queuedClicks, openedAt } = globalThis.ringside;

let started = false;
function start(reason: string) {
  if (started) return;
  started = true;
  performance.mark(`ringside: runtime starts: ${reason}`);
  void parsed.then(loadRuntime);
}

/** Until the runtime loads, links and text work; any other click retries. */
async function loadRuntime() {
  const main = document.querySelector('main') ?? document.body;
  try {
    const data = JSON.parse(pageDataTag(document)?.textContent ?? '{}') as PageData;
    const runtime = (await checkedImport(data.runtime)) as typeof import('./runtime.ts');
    hideErrorMessage(main);
    runtime.run(data);
  } catch (error) {
    console.error('ringside: the runtime could not be loaded:', error);
    started = false;
    showErrorMessage(main, () => start('Try again'));
    reportError(main, 'load', error, 'shell');
  }
}

const parsed = new Promise<void>((resolve) => {
  if (document.readyState !== 'loading') resolve();
  else addEventListener('DOMContentLoaded', () => resolve(), { once: true });
});

void firstInteraction.then(() => start('first interaction'));
/** Also loads the runtime again if it failed before. */
globalThis.ringside.onClick = (clicked) => {
  clicked.ariaBusy = 'true';
  start('click');
};
queuedClicks.forEach(globalThis.ringside.onClick);

if (!savesData) {
  const startWhenIdle = async () => {
    await afterPaint();
    whenIdle(() => start('idle'));
  };
  if (document.readyState === 'complete') void startWhenIdle();
  else addEventListener('load', startWhenIdle, { once: true });
}
