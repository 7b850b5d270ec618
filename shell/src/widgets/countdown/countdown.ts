import { create } from '@ringside/shared/internal/page';
import {
  countdownLabel,
  daysLeft,
  type FightTime,
  overAt,
} from '@ringside/shared/section/fightClock';
import type { PropertyDeclarations } from 'lit';
import { part } from '../part.ts';
import { RingsideWidget } from '../widget.ts';
import { countdownStyles } from './countdown.styles.ts';

/** The longest timer, in milliseconds. Timers stop while a computer sleeps, so a longer one could be late. */
const MINUTE = 60_000;

/** "74 days left", then "Fight Day!". Without a valid date its content shows. `data-over` tells the page's styles that the fight is over. */
export class RingsideCountdown extends RingsideWidget {
  static override styles = [...RingsideWidget.styles, countdownStyles];
  static override properties: PropertyDeclarations = { date: {} };

  declare date: string | null | undefined;

  // On a right-to-left page the exclamation mark would otherwise come first.
  protected readonly label = Object.assign(part('bdi', 'label'), { lang: 'en' });
  protected readonly line = create('span', {}, this.label);
  protected readonly fallback = create('slot');
  readonly #wake = () => this.requestUpdate();
  #timer: ReturnType<typeof setTimeout> | undefined;

  protected override createRenderRoot() {
    this.box.append(this.line, this.fallback);
    return super.createRenderRoot();
  }

  override connectedCallback() {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#wake);
    addEventListener('pageshow', this.#wake);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#wake);
    removeEventListener('pageshow', this.#wake);
    clearTimeout(this.#timer);
  }

  protected override update(changed: Map<PropertyKey, unknown>) {
    super.update(changed);
    clearTimeout(this.#timer);
    if (!this.isConnected) return;
    const now = Date.now();
    const fight = this.subject(now);
    const days = daysLeft(fight.date, now);
    const isOver = now >= overAt(fight);
    this.fallback.className = days === undefined ? '' : 'counted';
    this.toggleAttribute('data-over', isOver);
    this.draw(fight, days, isOver);
    if (days !== undefined && !isOver)
      this.#timer = setTimeout(this.#wake, MINUTE - (now % MINUTE));
  }

  protected subject(_now: number): FightTime {
    return { date: this.date ?? '' };
  }

  protected draw(_fight: FightTime, days: number | undefined, _isOver: boolean): void {
    this.writeLabel(days === undefined ? '' : countdownLabel(days), Number(days) <= 0);
  }

  protected writeLabel(label: string, isFightDay: boolean): void {
    write(this.label, label);
    this.label.part.toggle('fight-day', isFightDay);
  }
}

const written = new WeakMap<HTMLElement, string>();

/** Writes a text only when it changes, so that nothing is announced twice and a translation stays. */
export function write(element: HTMLElement, text: string) {
  if (written.get(element) !== text) element.textContent = text;
  written.set(element, text);
  element.hidden = text === '';
}
