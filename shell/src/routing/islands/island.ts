import {
  type ModuleAddress,
  moduleKey,
  type PageRoot,
  type SectionPhase,
  send,
} from '@ringside/shared/contract';
import { afterPaint, checkedImport, fetchModule } from '@ringside/shared/loading';
import { reportError } from '@ringside/shared/page';
import type { SectionLifecycles } from '@ringside/shared/section';
import { hideErrorMessage, showErrorMessage } from '../errors/errorMessage.ts';
import type { IslandPage, mountIsland } from '../singleSpa.ts';
import { loadStylesheet } from '../swap/stylesheets.ts';
import { fetchWhenNear } from './intent.ts';
import { whereIs } from './whereIs.ts';

/** The exports of `singleSpa.ts`, which is loaded with the first island. */
interface SingleSpa {
  mountIsland: typeof mountIsland;
}

/** What an island is doing. Its element has it as `data-state`, which only this file sets. */
type IslandState = 'waiting' | 'loading' | 'ready' | 'failed';

/** A part of a page that React controls: its view, or a fragment of another section. It starts when a visitor is about to use it. */
export class Island {
  readonly section: string;
  readonly #page: IslandPage;
  readonly #root: PageRoot;
  readonly #module: ModuleAddress;
  /** Why it starts. The inspector shows it. */
  #reason = '';
  #isWaiting = false;
  #hasLeft = false;
  /** Ends what the latest start has begun: when the island fails, and when the visitor leaves. */
  #ending = new AbortController();

  constructor(page: IslandPage, root: PageRoot) {
    this.#page = page;
    this.#root = root;
    this.section = root.section;
    this.#module = page.data.modules[moduleKey(root)] as ModuleAddress;
  }

  /** The element. React makes another one when it discards the prerendered page around it, as after a translation. */
  get element(): HTMLElement | null {
    return document.querySelector<HTMLElement>(`main [data-root="${this.#root.id}"]`);
  }

  get state(): IslandState | undefined {
    return this.element?.dataset.state as IslandState | undefined;
  }

  /** Begins to wait for the visitor, once the page is painted. */
  wait(): void {
    const { element } = this;
    if (!element || this.#hasLeft) return;
    this.#isWaiting = true;
    element.dataset.state = 'waiting';
    if (this.#reason) void this.#run();
    else
      fetchWhenNear(element, async (signal) => {
        if (this.state === 'waiting') await this.#fetch(signal);
      });
  }

  /** Starts it, at once or as soon as it waits, because the visitor is about to use it. */
  start(reason: string): void {
    this.#reason ||= reason;
    if (this.#isWaiting && /^(waiting)?$/.test(this.state ?? '')) void this.#run();
  }

  /** Starts it again after a failure. */
  retry(): void {
    if (this.state === 'failed') void this.#run();
  }

  /** Shows that it does not work. Its text stays. */
  fail(retry: () => void): void {
    const { element } = this;
    if (!element) return;
    this.#ending.abort();
    element.dataset.state = 'failed';
    showErrorMessage(element, retry);
  }

  /** Unmounts it after the next page is painted. */
  async leave(): Promise<void> {
    this.#hasLeft = true;
    await afterPaint();
    this.#ending.abort();
  }

  async #run(): Promise<void> {
    const { element } = this;
    if (!element || this.#hasLeft) return;
    const { id, section } = this.#root;
    performance.mark(`ringside: ${section} ${id} starts: ${this.#reason}`);
    element.dataset.state = 'loading';
    // The earlier element, if React has replaced it.
    this.#ending.abort();
    this.#ending = new AbortController();
    const { signal } = this.#ending;
    let phase: SectionPhase = 'load';
    try {
      const [lifecycles, { mountIsland }] = await this.#load(element);
      if (signal.aborted || this.#hasLeft) return;
      if (!element.isConnected) return this.#run();
      phase = 'mount';
      hideErrorMessage(element);
      const focused = whereIs(document.activeElement as HTMLElement);
      await mountIsland(lifecycles, this.#root, element, this.#page, signal, (error) => {
        if (this.#hasLeft && element.dataset.state === 'ready') reportError(element, 'unmount', error);
      });
      if (signal.aborted) return;
      element.dataset.state = 'ready';
      if (document.activeElement === document.body) focused()?.focus();
      send(element, 'ringside:ready', { section });
    } catch (error) {
      // A view that throws reports it, and has failed by now.
      if (!signal.aborted && !this.#hasLeft) reportError(element, phase, error);
    }
  }

  async #load(element: HTMLElement): Promise<[SectionLifecycles, SingleSpa]> {
    const { style } = this.#module;
    await Promise.all([
      this.#fetch(),
      style && loadStylesheet(style, (error) => reportError(element, 'style', error)),
    ]);
    // The clicked control is painted as busy first.
    await afterPaint();
    // In a translated island, hydration would replace the pressed control, and its click would be lost.
    while (element.querySelector(':active font')) await afterPaint();
    const modules = [this.#module, this.#page.data.router].map((module) => checkedImport(module));
    return Promise.all(modules) as Promise<[SectionLifecycles, SingleSpa]>;
  }

  #fetch(signal?: AbortSignal): Promise<unknown> {
    const modules = [this.#module, this.#page.data.router];
    return Promise.all(modules.map((module) => fetchModule(module, location.href, signal)));
  }
}
