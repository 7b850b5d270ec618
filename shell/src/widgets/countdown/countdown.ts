import { countdownLabel, daysLeft, type FightTime, overAt } from '@ringside/shared/section/fightClock';
import type { PropertyDeclarations } from 'lit';
import { create } from '../../layout/create.ts';
import { part } from '../part.ts';
import { RingsideWidget } from '../widget.ts';
import { countdownStyles } from './countdown.styles.ts';

/** In milliseconds. Timers stop while a computer sleeps, so one timer until midnight could be late. Each ends with a minute of the clock. */
const MINUTE = 60_000;

/** The fight that a countdown counts to, and the detail of `ringside:fight-day`. Only partners' pages have more than a date. */
export interface FightDay {
  date: string;
  event?: string | undefined;
  fight?: string | undefined;
}

/**
 * Days until a fight: "74 days left", then "Fight Day!". The content of the tag shows until there is a valid date,
 * and its space stays reserved. Our pages use this class; partners' pages the larger one in `partner/`.
 */
export class RingsideCountdown extends RingsideWidget {
  static override styles = [...RingsideWidget.styles, countdownStyles];
  static override properties: PropertyDeclarations = { ...RingsideWidget.properties, date: {} };

  declare date: string | null | undefined;

  // On a right-to-left page, outside a `<bdi>`, the exclamation mark of "Fight Day!" would be placed before the words.
  protected readonly label = Object.assign(part('bdi', 'label'), { lang: 'en' });
  protected readonly line = create('span', {}, this.label);
  protected readonly fallback = create('slot');
  readonly #wake = () => this.requestUpdate();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #told: string | undefined;

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
    const { startsAt: _, ...subject } = fight;
    const { date } = fight;
    const days = daysLeft(date, now);
    const isOver = now >= overAt(fight);
    this.fallback.className = days === undefined ? '' : 'counted';
    this.draw(subject, days, isOver);
    if (days === undefined) return;
    // On fight day the timer goes on, because the text may change when the fight is over.
    if (!isOver) this.#timer = setTimeout(this.#wake, MINUTE - (now % MINUTE));
    if (days > 0 || this.#told === date) return;
    this.#told = date;
    const init = { detail: subject, bubbles: true, composed: true };
    this.dispatchEvent(new CustomEvent('ringside:fight-day', init));
  }

  /** @param _now in milliseconds, for subclasses in which the fight depends on it */
  protected subject(_now: number): FightDay & FightTime {
    return { date: this.date ?? '' };
  }

  protected draw(_subject: FightDay, days: number | undefined, _isOver: boolean): void {
    this.writeLabel(days === undefined ? '' : countdownLabel(days), Number(days) <= 0);
  }

  protected writeLabel(label: string, isFightDay: boolean): void {
    write(this.label, label);
    this.label.part.toggle('fight-day', isFightDay);
  }
}

const written = new WeakMap<HTMLElement, string>();

/** Writes a text only if it changed, so that updates neither render nor announce it again, nor undo its translation. */
export function write(element: HTMLElement, text: string) {
  if (written.get(element) !== text) element.textContent = text;
  written.set(element, text);
  element.hidden = text === '';
}

declare global {
  interface HTMLElementEventMap {
    /** A countdown shows "Fight Day!". Sent once for each date. */
    'ringside:fight-day': CustomEvent<FightDay>;
  }
}
