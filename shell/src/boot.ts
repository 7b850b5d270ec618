/**
 * Comes when the page has been painted and stays below 2 kB: it brings the runtime after the page has loaded, when the
 * browser is idle or at the first sign of a person.
 */
import './styles.css';
import { PAGE_DATA_ID, type PageData } from '@ringside/shared/contract';
import { afterPaint, checkedImport } from '@ringside/shared/loading';
import { bringStyle } from './routing/bringStyle.ts';
import { hideFault, reportFault, showFault } from './routing/fault.ts';

/** What the page's own script keeps (release/firstScript.ts). */
interface First {
  held: Set<HTMLElement>;
  openedAt: string;
  start?: () => void;
}

declare global {
  var ringside: First;
}

const first = globalThis.ringside;

/**
 * What a visitor pressed before it could answer. The runtime presses it again when its root is ready. The runtime imports
 * this module, never the other way round: the page names the hash of the first script, and of nothing it imports.
 */
export const held: Set<HTMLElement> = first.held;

/** The path of the page that stands in `main` until the runtime comes, wherever Back leads meanwhile. */
export const openedAt: string = first.openedAt;

const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;
/** Longest wait for an idle moment, in milliseconds. */
const IDLE_TIMEOUT = 2000;

/** Chromium tells of a pointer that only rests where a page appears, as of a move by nothing; that is nobody. */
function notice(event: Event) {
  if (event instanceof MouseEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
    return;
  start();
}

let started = false;
let attempt = 0;
function start() {
  if (started) return;
  started = true;
  for (const sign of SIGNS) removeEventListener(sign, notice);
  void parsed.then(bringRuntime);
}

/** Without the runtime links lead on and all can be read; whoever presses anything else tries again. */
async function bringRuntime() {
  const main = document.querySelector('main') ?? document.body;
  attempt += 1;
  try {
    const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}') as PageData;
    const [runtime] = await Promise.all([
      checkedImport(data.runtime, { attempt }) as Promise<typeof import('./runtime.ts')>,
      data.runtime.style && bringStyle(data.runtime.style, console.error),
    ]);
    hideFault(main);
    runtime.run(data);
  } catch (error) {
    console.error('@ringside/shell: the runtime did not come:', error);
    started = false;
    showFault(main, start);
    reportFault(main, { section: 'shell', phase: 'load', error });
  }
}

const parsed = new Promise<void>((resolve) => {
  if (document.readyState !== 'loading') resolve();
  else addEventListener('DOMContentLoaded', () => resolve(), { once: true });
});

for (const sign of SIGNS) addEventListener(sign, notice, { passive: true });
first.start = start;
if (held.size > 0) start();

const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
if (!connection?.saveData) {
  // What has just loaded is drawn first.
  const whenIdle = async () => {
    await afterPaint();
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT });
    else setTimeout(start, 200);
  };
  if (document.readyState === 'complete') void whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
