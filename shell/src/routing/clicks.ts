import { whereIs } from '@ringside/shared/internal/islands';
import { ISLAND } from '../scripts/islandSelector.ts';

/**
 * Clicks and submits on controls that do not work yet. This object owns which they are, which of
 * them show that they are busy, and where their controls are after React has drawn them anew. The
 * first script puts them into the queue.
 */
export class Clicks {
  readonly #places = new Map<HTMLElement, () => HTMLElement | undefined>();

  /** @param start lets the island around a control start */
  constructor(
    private readonly start: (control: HTMLElement) => void,
    private readonly queue: Set<HTMLElement> = ringside.queuedClicks,
  ) {}

  /** The control shows that it is busy until its click is replayed, or its island has failed. */
  add(clicked: HTMLElement): void {
    const id = clicked.closest<HTMLElement>('[data-root]')?.dataset.root;
    const islandNow = () => document.querySelector(id ? `[data-root="${id}"]` : 'html');
    this.#places.set(clicked, whereIs(clicked, islandNow));
    clicked.ariaBusy = 'true';
    this.start(clicked);
  }

  /**
   * Replays the clicks in islands that are interactive now. Clicks in islands that failed are
   * dropped, because visitors go on.
   */
  replay(): void {
    for (const clicked of this.queue) {
      const control = this.#places.get(clicked)?.();
      const state = control?.closest<HTMLElement>(ISLAND)?.dataset.state;
      if (control && state !== 'ready' && state !== 'failed') continue;
      this.#forget(clicked);
      if (!control) continue;
      control.ariaBusy = null;
      if (state === 'failed') continue;
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else control.click();
    }
  }

  /**
   * Drops the clicks on a page that is left, or on a part of it that cannot react.
   * @returns the control that was clicked last
   */
  drop(part = 'html'): HTMLElement | undefined {
    const dropped = [...this.queue].filter((clicked) => part === 'html' || clicked.closest(part));
    for (const clicked of dropped) this.#forget(clicked);
    return dropped.at(-1);
  }

  #forget(clicked: HTMLElement): void {
    clicked.ariaBusy = null;
    this.queue.delete(clicked);
    this.#places.delete(clicked);
  }
}
