import type { PageData, PageRoot, SectionPhase, Services } from '@ringside/shared/contract';
import { moduleKey } from '@ringside/shared/contract';
import { inTime } from '@ringside/shared/loading';
import type { SectionLifecycles } from '@ringside/shared/section';
import { answerOf } from './answerOf.ts';
import { bringStyle } from './bringStyle.ts';
import { hideFault, reportFault } from './fault.ts';
import { mountPage, unmountPage } from './mountedPage.ts';
import { defineElements, type ElementsModule, loadModule } from './sections.ts';

/** How long a root may take to answer once its module is there before it counts as failed, in milliseconds. */
const DEADLINE = 10_000;

/** The page whose roots stand in `main`. */
let shown: PageData | undefined;

/** The element of a root in the page. */
const elementOf = (id: string) => document.querySelector<HTMLElement>(`main [data-root="${id}"]`);

/** Loads what a page's roots need and hydrates them, each on its own: one that fails leaves the others alone. */
export function hydrateRoots(page: PageData, services: Services): void {
  shown = page;
  for (const root of page.roots) {
    // What failed as it came in has said so, and waits to be asked again.
    if (elementOf(root.id)?.dataset.state !== 'failed') void hydrateRoot(page, root, services);
  }
}

/** Lets go of the page that has left `main`. */
export function leaveRoots(): void {
  shown = undefined;
  void unmountPage();
}

/** Starts the lost roots of a section over: what one of them lacked is mostly what all of them lacked. */
export function retryRoots(page: PageData, section: string, services: Services): void {
  for (const root of page.roots) {
    const isLost = elementOf(root.id)?.dataset.state === 'failed';
    if (root.section === section && isLost) void hydrateRoot(page, root, services);
  }
}

async function hydrateRoot(page: PageData, root: PageRoot, services: Services): Promise<void> {
  const element = elementOf(root.id);
  const address = page.modules[moduleKey(root)];
  if (!element || !address) return;
  const missing = (error: unknown) => reportFault(element, { section: root.section, phase: 'style', error });
  if (element.dataset.state === 'ready') {
    // It is of a defined element and started by itself; the style may still be lacking from a page before.
    if (address.style) void bringStyle(address.style, missing);
    return;
  }
  // Defined elements start by themselves; one that has failed since has to be asked.
  const hasFailed = element.dataset.state === 'failed' && element.matches(':defined');
  element.dataset.state = 'loading';
  const answer = answerOf(element);
  let phase: SectionPhase = 'load';
  try {
    const module = await loadModule(address, missing);
    // Its host page may have been rendered afresh meanwhile, with another element in its place.
    if (!element.isConnected) return shown === page ? await hydrateRoot(page, root, services) : undefined;
    phase = 'mount';
    let mounting: Promise<void> | undefined;
    if ('element' in root) {
      hideFaults(root.section);
      defineElements(root.section, address.href, module as ElementsModule);
      if (hasFailed) (element as HTMLElement & { retry?: () => void }).retry?.();
    } else {
      hideFault(element);
      mounting = mountPage(root, element, module as SectionLifecycles, services);
    }
    // A root that throws never ends its mount, and one that has not thrown may not end it either.
    const done = Promise.race([answer.came, ...(mounting ? [mounting.then(() => answer.came)] : [])]);
    await inTime(done, DEADLINE, `mounting ${root.section}`);
  } catch (error) {
    if (element.isConnected) reportFault(element, { section: root.section, phase, error });
  } finally {
    answer.stop();
  }
}

/** Defining a section's elements starts all of them at once, so all messages go before. */
function hideFaults(section: string): void {
  for (const root of document.querySelectorAll<HTMLElement>(`main [data-section="${section}"][data-root]`))
    hideFault(root);
}
