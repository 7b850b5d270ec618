import {
  moduleKey,
  type PageData,
  type Services,
  send,
  type WIDGETS,
} from '@ringside/shared/contract';
import { afterPaint, checkedImport } from '@ringside/shared/internal/loading';
import { reportError } from '@ringside/shared/internal/page';
import { namedPart } from './islands/intent.ts';
import { Island } from './islands/island.ts';
import type { IslandPage } from './singleSpa.ts';

/** A page in `main`. */
export class ShownPage implements IslandPage {
  #islands: readonly Island[];
  readonly #ending = new AbortController();
  readonly ending = this.#ending.signal;
  hasLeft = false;

  /** @param path for the first page, the one under which the browser opened it */
  constructor(
    readonly data: PageData,
    readonly path: string,
    readonly services: Services,
  ) {
    const roots = data.roots.filter((root) => data.modules[moduleKey(root)]);
    this.#islands = roots.map((root) => new Island(this, root));
  }

  /** Lets its islands and its form wait. Countdowns count at once. */
  wait(): void {
    const named = namedPart();
    if (named) this.start(named, location.hash);
    void this.#loadWidget('countdown');
    for (const island of this.#islands) island.wait();
  }

  /** The island or the form around an element. */
  start(element: Element, reason: string): void {
    this.#islandOf(element)?.start(reason);
    if (element.closest('ringside-newsletter')) void this.#loadWidget('newsletter');
  }

  /** All failed islands of a section usually have the same cause. */
  fail(element: Element): void {
    const failed = this.#islandOf(element);
    failed?.fail(() => {
      for (const island of this.#islands) if (island.section === failed.section) island.retry();
    });
  }

  /** Unmounts its islands after the next page is painted. */
  async leave(): Promise<void> {
    this.hasLeft = true;
    await afterPaint();
    this.#ending.abort();
    this.#islands = [];
  }

  /** Without the module of a widget, the composed content of its tag shows. */
  async #loadWidget(name: (typeof WIDGETS)[number]): Promise<void> {
    const module = this.data.modules[`shell/${name}`];
    if (!module) return;
    try {
      await checkedImport(module);
      send(document, 'ringside:ready', { section: 'shell' });
    } catch (error) {
      console.error(`ringside: the ${name} could not be loaded:`, error);
      const busy = document.querySelector<HTMLElement>(`ringside-${name} [aria-busy]`);
      if (!busy) return;
      busy.ariaBusy = null;
      reportError(busy, 'event', error, 'shell');
    }
  }

  #islandOf(element: Element): Island | undefined {
    const root = element.closest('[data-root]');
    return this.#islands.find((island) => root && island.element === root);
  }
}
