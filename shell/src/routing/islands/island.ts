import {
  type ModuleAddress,
  moduleKey,
  type PageRoot,
  type SectionPhase,
  send,
} from '@ringside/shared/contract';
import { afterPaint, checkedImport, fetchModule, inTime } from '@ringside/shared/internal/loading';
import { reportError } from '@ringside/shared/internal/page';
import type { SectionLifecycles } from '@ringside/shared/section';
import { hideErrorMessage, showErrorMessage } from '../errors/errorMessage.ts';
import type { IslandPage, mountIsland } from '../singleSpa.ts';
import { loadStylesheet } from '../swap/stylesheets.ts';
import { fetchWhenNear } from './intent.ts';

/** How long mounting may take. */
const TIMEOUT_MS = 10_000;

/** The element's `data-state`, which only this file sets. */
type IslandState = 'waiting' | 'loading' | 'ready' | 'failed';

type Modules = [SectionLifecycles, { mountIsland: typeof mountIsland }];

/** A part of a page that React controls: its view, or another section's fragment. */
export class Island {
  readonly section: string;
  readonly #module: ModuleAddress;
  /** For the inspector. */
  #reason = '';
  #isWaiting = false;
  #ending = new AbortController();

  constructor(
    private readonly page: IslandPage,
    private readonly root: PageRoot,
  ) {
    this.section = root.section;
    this.#module = page.data.modules[moduleKey(root)] as ModuleAddress;
  }

  /** React makes another one after a translation. */
  get element(): HTMLElement | null {
    return document.querySelector<HTMLElement>(`main [data-root="${this.root.id}"]`);
  }

  get state(): IslandState | undefined {
    return this.element?.dataset.state as IslandState | undefined;
  }

  wait(): void {
    const { element } = this;
    if (!element) return;
    this.#isWaiting = true;
    element.dataset.state = 'waiting';
    if (this.#reason) void this.#run();
    else
      fetchWhenNear(element, async (signal) => {
        if (this.state === 'waiting') await this.#fetch(signal);
      });
  }

  /** At once, or as soon as it waits. */
  start(reason: string): void {
    this.#reason ||= reason;
    if (this.#isWaiting && (this.state ?? 'waiting') === 'waiting') void this.#run();
  }

  retry(): void {
    if (this.state === 'failed') void this.#run();
  }

  /** Its text stays. */
  fail(retry: () => void): void {
    const { element } = this;
    if (!element) return;
    this.#ending.abort();
    element.dataset.state = 'failed';
    showErrorMessage(element, retry);
  }

  async #run(): Promise<void> {
    const { element } = this;
    if (!element || this.page.hasLeft) return;
    performance.mark(`ringside: ${this.section} ${this.root.id} starts: ${this.#reason}`);
    element.dataset.state = 'loading';
    // The earlier element, if React has replaced it.
    this.#ending.abort();
    this.#ending = new AbortController();
    const { signal } = this.#ending;
    const isOver = () => signal.aborted || this.page.hasLeft;
    let phase: SectionPhase = 'load';
    try {
      const [lifecycles, singleSpa] = await this.#load(element);
      if (isOver()) return;
      if (!element.isConnected) return this.#run();
      phase = 'mount';
      hideErrorMessage(element);
      const focused = whereIs(document.activeElement as HTMLElement);
      const mounted = singleSpa.mountIsland(lifecycles, this.root, element, this.page, signal);
      await inTime(mounted, TIMEOUT_MS, 'mounting');
      if (isOver()) return;
      element.dataset.state = 'ready';
      if (document.activeElement === document.body) focused()?.focus();
      send(element, 'ringside:ready', { section: this.section });
    } catch (error) {
      // A view that throws has reported it by now.
      if (!isOver()) reportError(element, phase, error);
    }
  }

  async #load(element: HTMLElement): Promise<Modules> {
    const { style } = this.#module;
    await Promise.all([
      this.#fetch(),
      style && loadStylesheet(style, (error) => reportError(element, 'style', error)),
    ]);
    // The clicked control is painted as busy first.
    await afterPaint();
    // In an island that a translator or an extension changed, hydration would replace the clicked control.
    while (element.querySelector(':active')) await afterPaint();
    return Promise.all(this.#modules.map((module) => checkedImport(module))) as Promise<Modules>;
  }

  #fetch(signal?: AbortSignal): Promise<unknown> {
    return Promise.all(this.#modules.map((module) => fetchModule(module, location.href, signal)));
  }

  get #modules(): readonly ModuleAddress[] {
    return [this.#module, this.page.data.router];
  }
}

/** Finds a control again after React has replaced the nodes of its island. The order of controls stays the same. */
export function whereIs(control: HTMLElement): () => HTMLElement | undefined {
  const island = control.closest<HTMLElement>('[data-root]')?.dataset.root;
  const alike = () =>
    document.querySelectorAll<HTMLElement>(`[data-root="${island}"] ${control.localName}`);
  const index = [...alike()].indexOf(control);
  return () => (control.isConnected ? control : alike()[index]);
}
