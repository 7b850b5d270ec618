import { moduleKey, type PageData, type Services, send, type WIDGETS } from '@ringside/shared/contract';
import { checkedImport } from '@ringside/shared/loading';
import { reportError } from '@ringside/shared/page';
import { firstInteraction } from './islands/firstInteraction.ts';
import { namedPart } from './islands/intent.ts';
import { Island } from './islands/island.ts';

/** A page in `main`, with its islands. */
export class ShownPage {
  readonly data: PageData;
  /** Its path. For the first page: the path under which the browser opened it. */
  readonly path: string;
  readonly #islands: readonly Island[];

  /** @param hasNext whether another page is on its way: Back and Forward change the location before it has arrived */
  constructor(data: PageData, path: string, services: Services, hasNext: () => boolean) {
    const isAt = ({ pathname }: Location) => pathname === path || hasNext();
    const roots = data.roots.filter((root) => data.modules[moduleKey(root)]);
    this.data = data;
    this.path = path;
    this.#islands = roots.map((root) => new Island({ data, services, isAt }, root));
  }

  /** Lets its islands and its form wait for the visitor, once it is painted. Countdowns count at once. */
  wait(): void {
    const named = namedPart();
    if (named) this.start(named, location.hash);
    void this.#loadWidget('countdown');
    void firstInteraction.then(() => this.#loadWidget('newsletter'));
    for (const island of this.#islands) {
      island.wait();
      // The shell's only islands are the pages for partners, whose iframes report their heights.
      if (island.section === 'shell') island.start('iframes');
    }
  }

  /** Starts the island or the form around an element, at once or as soon as it waits. */
  start(element: Element, reason: string): void {
    this.#islandOf(element)?.start(reason);
    if (element.closest('ringside-newsletter')) void this.#loadWidget('newsletter');
  }

  /** Shows that the island around an element does not work. All failed islands of a section usually fail for the same reason. */
  fail(element: Element): void {
    const failed = this.#islandOf(element);
    failed?.fail(() => {
      for (const island of this.#islands) if (island.section === failed.section) island.retry();
    });
  }

  /** Unmounts its islands after the next page is painted. */
  leave(): void {
    for (const island of this.#islands) void island.leave();
  }

  /** Until the module of a widget has loaded, and if it cannot be loaded, the composed content of its tag shows. */
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
