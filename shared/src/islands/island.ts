import type { ModuleAddress, PageRoot, SectionPhase, Services } from '../contract/index.ts';
import { inTime } from '../loading/inTime.ts';
import { reportError } from '../page/reportError.ts';
import type { IslandProps, SectionLifecycles } from '../section/lifecycles.tsx';
import { focusedIn, whereIs } from './controls.ts';
import { hideErrorMessage } from './errorMessage.ts';

/** How long mounting may take, and unmounting. */
const TIMEOUT_MS = 10_000;

/**
 * The element's `data-state`. Until the code of islands has loaded, the page that is shown sets it; afterwards
 * {@link Island} and {@link Fragments} do.
 */
export type IslandState = 'waiting' | 'loading' | 'ready' | 'updating' | 'failed';

/** A view that was told to mount. */
export interface Mounting {
  /** Resolves when it is mounted, or does not need to be any more. */
  mounted: Promise<unknown>;
  unmount(): Promise<unknown>;
}

/** What is around an island: a page of this site, or a shadow root on a partner's page. */
export interface Surroundings {
  /** Contains the elements of all islands. */
  readonly container: ParentNode;
  /** Whether the next page is shown. */
  readonly hasLeft: boolean;
  /** The site that links open, if it is not the page's own. */
  readonly origin?: string;
  servicesOf(element: HTMLElement): Services;
  /**
   * Loads what the island needs.
   * @returns undefined if its code has no such view, so that the text stays as it is
   */
  load(island: Island, element: HTMLElement): Promise<SectionLifecycles | undefined>;
  mount(lifecycles: SectionLifecycles, props: IslandProps, ending: AbortSignal): Mounting;
  /** An island has become interactive. */
  onReady(element: HTMLElement, section: string): void;
}

/**
 * A part of a page that React controls: its view, or another section's fragment.
 *
 *               start()             mounted
 *     waiting     →     loading       →      ready
 *                       ↑  │ error             │ error
 *               retry() └ failed  ←────────────┘        end(), from any state, unmounts it
 */
export class Island {
  readonly section: string;
  /** The reason why the island started, for the inspector. */
  #reason = '';
  /** The one that has started. React makes another one after a translation. */
  #started: HTMLElement | undefined;
  #ending = new AbortController();
  #mounted: { element: HTMLElement; mounting: Mounting } | undefined;

  constructor(
    readonly root: PageRoot,
    readonly module: ModuleAddress,
    private readonly around: Surroundings,
  ) {
    this.section = root.section;
  }

  get element(): HTMLElement | null {
    return this.around.container.querySelector<HTMLElement>(`[data-root="${this.root.id}"]`);
  }

  get hasStarted(): boolean {
    return this.#started === this.element;
  }

  /** @returns when it is ready or has failed */
  async start(reason: string): Promise<void> {
    this.#reason ||= reason;
    if (!this.hasStarted) await this.#run();
  }

  retry(): void {
    if (this.element?.dataset.state === 'failed') void this.#run();
  }

  /** Marks the island as failed. Its prerendered text stays. */
  fail(): void {
    const { element } = this;
    if (element) element.dataset.state = 'failed';
    void this.end();
  }

  /** Unmounts it. @returns when that is done, or takes too long */
  async end(): Promise<void> {
    const mounted = this.#mounted;
    this.#mounted = undefined;
    // An error as the reason would hold the island by its stack.
    this.#ending.abort('ended');
    if (!mounted) return;

    const { element, mounting } = mounted;
    // An island that failed has been reported already.
    const hasFailed = () => element.dataset.state === 'failed';
    const hadFailed = hasFailed();
    try {
      await inTime(mounting.unmount(), TIMEOUT_MS, 'unmounting');
    } catch (error) {
      if (!hadFailed && !hasFailed()) reportError(element, 'unmount', error);
    }
  }

  async #run(): Promise<void> {
    const { element, around, root } = this;
    if (!element || around.hasLeft) return;
    this.#started = element;
    performance.mark(`ringside: ${this.section} ${root.id} starts: ${this.#reason}`);
    element.dataset.state = 'loading';
    // The earlier element, if React has replaced it.
    void this.end();
    this.#ending = new AbortController();
    const { signal } = this.#ending;
    const isOver = () => signal.aborted || around.hasLeft;

    let phase: SectionPhase = 'load';
    try {
      const lifecycles = await around.load(this, element);
      if (isOver()) return;
      if (!element.isConnected) return await this.#run();
      if (!lifecycles) {
        delete element.dataset.state;
        return;
      }

      phase = 'mount';
      hideErrorMessage(element);
      const focused = focusedIn(element);
      const focusedNow = focused && whereIs(focused, () => this.element);
      const mounting = around.mount(lifecycles, this.#propsFor(element), signal);
      this.#mounted = { element, mounting };
      await inTime(mounting.mounted, TIMEOUT_MS, 'mounting');
      if (isOver()) return;

      element.dataset.state = 'ready';
      if (focused && !focusedIn(element)) focusedNow?.()?.focus();
      around.onReady(element, this.section);
    } catch (error) {
      // A view that throws has reported it by now.
      if (!isOver()) reportError(element, phase, error);
    }
  }

  #propsFor(domElement: HTMLElement): IslandProps {
    const { root, around } = this;
    return {
      domElement,
      view: 'page' in root ? root.page : root.element,
      data: root.data,
      services: around.servicesOf(domElement),
      ...(around.origin && { origin: around.origin }),
    };
  }
}
