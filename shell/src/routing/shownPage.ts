import { type PageData, type Services, send, type WIDGETS } from '@ringside/shared/contract';
import { showErrorMessage } from '@ringside/shared/internal/islands';
import { afterPaint, fetchModule, importModule } from '@ringside/shared/internal/loading';
import { reportError } from '@ringside/shared/internal/page';
import { Clicks } from './clicks.ts';
import { fetchWhenNear, namedPart } from './islands/intent.ts';
import type { PageIslands } from './islands/pageIslands.ts';

type IslandsModule = typeof import('../scripts/islands.ts');
type Widget = (typeof WIDGETS)[number];

const ISLANDS = 'main [data-root]';

/** A page in `main`, and everything that exists only while it is shown. */
export class ShownPage {
  readonly clicks = new Clicks((control) => this.start(control, 'click'));
  hasLeft = false;
  #isPainted = false;
  /**
   * The islands that start once the page is painted and the code for all islands has loaded, with
   * the reason.
   */
  readonly #starting = new Map<HTMLElement, string>();
  /** The code for all islands, which comes with the first island. */
  #islands: PageIslands | undefined;
  #modules: PageData['modules'];
  readonly #widgets = new Map<Widget, 'asked for' | 'failed'>();

  /** @param path for the first page, the one under which the browser opened it */
  constructor(
    readonly data: PageData,
    readonly path: string,
    readonly services: Pick<Services, 'toast'>,
  ) {
    this.#modules = data.modules;
  }

  /**
   * Call it after the paint. It lets the page's islands and form wait for the visitor, and starts
   * countdowns.
   */
  wait(): void {
    this.#isPainted = true;
    const islands = [...document.querySelectorAll<HTMLElement>(ISLANDS)];
    for (const island of islands) this.#wait(island);
    const named = namedPart();
    if (named) this.start(named, location.hash);
    const isDeclared = islands.some(({ dataset }) => dataset.start);
    if (isDeclared || this.#starting.size > 0) void this.#startIslands();
    this.loadWidgets({});
  }

  /** Starts the island around an element. In the newsletter, loads its script. */
  start(element: Element, reason: string): void {
    const island = element.closest<HTMLElement>(ISLANDS);
    if (island && !this.#starting.has(island)) {
      this.#starting.set(island, reason);
      if (this.#isPainted) void this.#startIslands();
    }

    if (element.closest('ringside-newsletter')) void this.#loadWidget('newsletter', reason);
  }

  /** Unmounts its islands after the next page is painted. */
  async leave(): Promise<void> {
    this.hasLeft = true;
    this.clicks.drop();
    await afterPaint();
    await this.#islands?.end();
    this.#islands = undefined;
  }

  /** Loads the widgets of the page, also those that a fragment shows later. */
  loadWidgets(modules: PageData['modules']): void {
    this.#modules = { ...this.#modules, ...modules };
    void this.#loadWidget('countdown', 'shown');
  }

  #wait(island: HTMLElement): void {
    const module = this.#moduleOf(island);
    if (!module) return;
    island.dataset.state = 'waiting';
    fetchWhenNear(island, async (signal) => {
      if (island.dataset.state !== 'waiting') return;
      const modules = [module, this.data.router];
      await Promise.all(modules.map((each) => fetchModule(each, location.href, signal)));
    });
  }

  async #startIslands(): Promise<void> {
    for (const island of this.#starting.keys()) {
      const module = this.#moduleOf(island);
      if (this.#islands || !module) continue;
      island.dataset.state = 'loading';
      // A failure of this prefetch is reported when the island starts.
      fetchModule(module).catch(() => {});
    }
    try {
      const { PageIslands } = (await importModule(this.data.router)) as IslandsModule;
      if (this.hasLeft) return;
      this.#islands ??= new PageIslands(this);
      for (const [island, reason] of this.#starting) this.#islands.start(island, reason);
      this.#starting.clear();
    } catch (error) {
      if (this.hasLeft) return;
      for (const island of this.#starting.keys()) {
        island.dataset.state = 'failed';
        showErrorMessage(island, () => void this.#startIslands());
        reportError(island, 'load', error);
      }
    }
  }

  /** Returns the section's client module, which either key names. */
  #moduleOf({ dataset: { section } }: HTMLElement) {
    return this.#modules[`${section}/elements`] ?? this.#modules[`${section}/pages`];
  }

  /** Without the module of a widget, the composed content of its tag shows. */
  async #loadWidget(name: Widget, reason: string): Promise<void> {
    const module = this.#modules[`shell/${name}`];
    const state = this.#widgets.get(name);
    // After a failure, only a click tries again: a pointer that passes would ask again and again.
    if (!module || state === 'asked for' || (state && reason !== 'click')) return;
    this.#widgets.set(name, 'asked for');
    try {
      await importModule(module);
      send(document, 'ringside:ready', { section: 'shell' });
    } catch (error) {
      this.#widgets.set(name, 'failed');
      console.error(`ringside: the ${name} could not be loaded:`, error);
      const clicked = this.clicks.drop(`ringside-${name}`);
      if (clicked) reportError(clicked, 'event', error, 'shell');
    }
  }
}
