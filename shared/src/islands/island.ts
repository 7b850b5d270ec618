import type { ModuleAddress, PageRoot, SectionPhase, Services } from '../contract/index.ts';
import { inTime } from '../loading/inTime.ts';
import { reportError } from '../page/reportError.ts';
import type { IslandProps } from '../section/lifecycles.tsx';
import { focusedIn, whereIs } from './controls.ts';
import { hideErrorMessage } from './errorMessage.ts';

/** How long mounting may take, and how long unmounting may take. */
const TIMEOUT_MS = 10_000;

/** A view that has begun to mount. */
export interface Mounting {
  /** Resolves when the view is mounted, or no longer needs to be mounted. */
  mounted: Promise<unknown>;
  unmount(): Promise<unknown>;
}

/** @param ending the island needs not be mounted any more */
export type Mount = (props: IslandProps, ending: AbortSignal) => Mounting;

/**
 * What an {@link Island} needs of its surroundings: a page of this site, or a shadow root on a
 * partner's page.
 */
export interface Surroundings {
  /** The node that contains the elements of all islands. */
  readonly container: ParentNode;
  /** Whether another page has replaced this one. */
  readonly hasLeft: boolean;
  /** The origin of the site that links open. The field is absent if it is the page's own origin. */
  readonly origin?: string;
  servicesOf(element: HTMLElement): Services;
  /**
   * Loads the code and the styles of an island.
   * @returns a function that mounts the island, or undefined if the code has no such view. Then the
   *   text stays as it is
   */
  load(island: Island, element: HTMLElement): Promise<Mount | undefined>;
  /** Called when an island has become interactive. */
  onReady(element: HTMLElement, section: string): void;
}

/**
 * A part of a page that React controls: its view, or another section's fragment. Its state is in
 * `data-state` of its element. Until the code of islands has loaded, the runtime's `ShownPage` sets
 * the state. While the content of a fragment changes, {@link Fragments} set the state `updating`.
 *
 *               start()             mounted
 *     waiting     →     loading       →      ready
 *                       ↑  │ error             │ error
 *               retry() └ failed  ←────────────┘        end(), from any state, unmounts it
 */
export class Island {
  readonly section: string;
  /** Why the island started. The inspector shows the reason. */
  #reason = '';
  /** The element that has started. React makes another element if a translator changed the page. */
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

  /** @returns a promise that resolves when the island is ready or has failed */
  async start(reason: string): Promise<void> {
    this.#reason ||= reason;
    if (!this.hasStarted) await this.#run();
  }

  retry(): void {
    if (this.element?.dataset.state === 'failed') void this.#run();
  }

  /** Marks the island as failed. The prerendered text stays. */
  fail(): void {
    const { element } = this;
    if (element) element.dataset.state = 'failed';
    void this.end();
  }

  /**
   * Unmounts the island.
   * @returns a promise that resolves when the island is unmounted, or after a timeout
   */
  async end(): Promise<void> {
    const mounted = this.#mounted;
    this.#mounted = undefined;
    // Abort with a text. An error as the reason would keep the island in memory through its stack.
    this.#ending.abort('ended');
    if (!mounted) return;

    const { element, mounting } = mounted;
    // Do not report an island a second time that has failed before.
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
    // If React has replaced the element, the earlier element may still be mounted.
    void this.end();
    this.#ending = new AbortController();
    const { signal } = this.#ending;
    const isOver = () => signal.aborted || around.hasLeft;

    let phase: SectionPhase = 'load';
    try {
      const mount = await around.load(this, element);
      if (isOver()) return;
      // React has made another element meanwhile.
      if (this.element !== element) return await this.#run();
      if (!mount) {
        delete element.dataset.state;
        return;
      }

      phase = 'mount';
      hideErrorMessage(element);
      const focused = focusedIn(element);
      const focusedNow = focused && whereIs(focused, () => this.element);
      const mounting = mount(this.#propsFor(element), signal);
      this.#mounted = { element, mounting };
      await inTime(mounting.mounted, TIMEOUT_MS, 'mounting');
      if (isOver()) return;

      element.dataset.state = 'ready';
      if (focused && !focusedIn(element)) focusedNow?.()?.focus();
      around.onReady(element, this.section);
    } catch (error) {
      // The view has reported its own error by now. Report other failures, unless the island was
      // ended.
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
