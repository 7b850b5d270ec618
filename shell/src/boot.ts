/**
 * Comes when the page has been painted and stays below 2 kB: it brings the runtime after the page has loaded, when the
 * browser is idle or at the first sign of a person.
 */
import './styles.css';
import { PAGE_DATA_ID, type PageData } from '@ringside/shared/contract';
import { afterPaint, checkedImport, whenIdle } from '@ringside/shared/loading';
import { reportError } from '@ringside/shared/page';
import { hideErrorMessage, showErrorMessage } from './routing/errorMessage.ts';
import { loadStylesheet } from './routing/loadStylesheet.ts';

/**
 * What the first script passes on. The runtime has it from here, never the other way round: so what both import is bundled with
 * this module, and the page names the hash of this one alone.
 */
export const { queuedClicks, openedAt } = globalThis.ringside;

/** What the runtime exports. */
interface Runtime {
  run(page: PageData): void;
}

const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;
/** Longest wait for an idle moment. */
const IDLE_TIMEOUT_MS = 2000;

/** Chromium tells of a pointer that only rests where a page appears, as of a move by nothing; that is nobody. */
function notice(event: Event) {
  if (event instanceof MouseEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
    return;
  start();
}

let started = false;
function start() {
  if (started) return;
  started = true;
  for (const sign of SIGNS) removeEventListener(sign, notice);
  void parsed.then(bringRuntime);
}

/** Without the runtime links lead on and all can be read; whoever presses anything else tries again. */
async function bringRuntime() {
  const main = document.querySelector('main') ?? document.body;
  try {
    const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}') as PageData;
    const [runtime] = await Promise.all([
      checkedImport(data.runtime) as Promise<Runtime>,
      data.runtime.style && loadStylesheet(data.runtime.style, console.error),
    ]);
    hideErrorMessage(main);
    runtime.run(data);
  } catch (error) {
    console.error('@ringside/shell: the runtime did not come:', error);
    started = false;
    showErrorMessage(main, start);
    reportError(main, 'load', error, 'shell');
  }
}

const parsed = new Promise<void>((resolve) => {
  if (document.readyState !== 'loading') resolve();
  else addEventListener('DOMContentLoaded', () => resolve(), { once: true });
});

for (const sign of SIGNS) addEventListener(sign, notice, { passive: true });
globalThis.ringside.start = start;
if (queuedClicks.size > 0) start();

const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
if (!connection?.saveData) {
  // What has just loaded is drawn first.
  const startWhenIdle = async () => {
    await afterPaint();
    whenIdle(start, IDLE_TIMEOUT_MS);
  };
  if (document.readyState === 'complete') void startWhenIdle();
  else addEventListener('load', startWhenIdle, { once: true });
}
