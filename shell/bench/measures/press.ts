import type { Browser } from 'playwright';
import type { BenchRoute } from '../routes.ts';
import { type Tab, withTab } from '../tab/tab.ts';

/**
 * The first press on a page's own control on slow 4G with a CPU slowdown of 4, when neither the runtime nor the
 * section's code was fetched. Save-Data keeps the page from fetching them ahead.
 *
 * @returns milliseconds from the press until it shows that it is being answered, and until it is answered; each until
 * the frame is painted
 */
export async function measurePress(browser: Browser, url: string, { presses: [first = ''] }: BenchRoute) {
  const conditions = { cpu: 4, slowNetwork: true, line: { saveData: true } };
  return withTab(browser, conditions, async ({ page, ask }: Tab) => {
    await page.goto(url);
    // The first script, which comes after the first paint.
    await page.waitForLoadState('networkidle');
    const control = page.locator(first).first();
    await control.scrollIntoViewIfNeeded();
    await control.evaluate(timePress);
    await control.tap({ force: true });
    return ask<{ feedback: number; answer: number }>('globalThis.press?.answer && globalThis.press');
  });
}

/** Records when a control becomes busy and when it stops being so. Runs in the browser. */
function timePress(control: Element): void {
  const press: { feedback?: number; answer?: number } = {};
  Object.assign(globalThis, { press });
  let pressed = 0;
  const painted = (use: (time: number) => void) =>
    requestAnimationFrame(() => setTimeout(() => use(performance.now() - pressed)));
  // The first script stops the click, and repeats it later.
  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    { capture: true, once: true },
  );
  // The newsletter's form is busy, not its button.
  new MutationObserver((records) => {
    for (const { target } of records) {
      if ((target as Element).ariaBusy === 'true') painted((time) => (press.feedback ??= time));
      else painted((time) => (press.answer ??= time));
    }
  }).observe(control.closest('form')?.parentElement ?? control.parentElement ?? control, {
    attributes: true,
    attributeFilter: ['aria-busy'],
    subtree: true,
  });
}
