import { type PropertyDeclarations, ReactiveElement } from 'lit';
import { themeOf, themeStyles } from '../theme.styles.ts';
import { WIDGET_VERSION } from '../version.ts';
import { styles } from './countdown.styles.ts';
import { countdownLabel, daysLeft, untilMidnight } from './daysLeft.ts';
import { createView, type Shown } from './view.ts';

/** Longest time between two updates, in milliseconds. Timers stop while a computer sleeps, so one timer until midnight could be late. */
const LONGEST_WAIT = 60_000;

/** The fight that a countdown counts to. */
export interface Subject {
  /** YYYY-MM-DD. */
  date: string;
  event: string;
  /** The id of the fight. */
  fight: string | undefined;
}

/**
 * Days until a fight: "74 days left", and "Fight Day!" from midnight UTC of that day. The content of the tag shows until there is a
 * valid date, and its space stays reserved afterwards. Our own pages use this class; partners' pages use the larger one in `partner/`.
 */
export class RingsideCountdown extends ReactiveElement {
  static version: string = WIDGET_VERSION;
  static override styles = [themeStyles, styles];
  static override properties: PropertyDeclarations = { date: {}, event: {}, fight: {}, theme: {} };

  declare date: string | null | undefined;
  declare event: string | null | undefined;
  declare fight: string | number | null | undefined;
  declare theme: 'auto' | 'light' | 'dark' | null | undefined;

  protected readonly view = createView();
  #connected: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The date for which `ringside:fight-day` was sent. */
  #told: string | undefined;

  protected override createRenderRoot() {
    const root = super.createRenderRoot();
    root.append(this.view.box);
    return root;
  }

  override connectedCallback() {
    super.connectedCallback();
    this.#connected = new AbortController();
    const { signal } = this.#connected;
    const look = () => this.requestUpdate();
    document.addEventListener('visibilitychange', look, { signal });
    addEventListener('pageshow', look, { signal });
    look();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#connected?.abort();
    clearTimeout(this.#timer);
  }

  protected override update(changed: Map<PropertyKey, unknown>) {
    super.update(changed);
    clearTimeout(this.#timer);
    if (!this.isConnected) return;
    const now = Date.now();
    const subject = this.subject(now);
    const days = daysLeft(subject.date, now);
    const shown: Shown = {
      event: days === undefined ? '' : subject.event,
      label: days === undefined ? undefined : countdownLabel(days),
      isFightDay: days !== undefined && days <= 0,
      theme: themeOf(this.theme),
    };
    this.draw(shown, subject, days);
    if (days === undefined) return;
    // On fight day the timer goes on, because the text may change when the day is over.
    if (days >= 0)
      this.#timer = setTimeout(() => this.requestUpdate(), Math.min(untilMidnight(now), LONGEST_WAIT));
    if (days <= 0 && this.#told !== subject.date) {
      this.#told = subject.date;
      this.#tell({ ...subject, event: subject.event || undefined });
    }
  }

  /**
   * The fight that it counts to. On our own pages the attributes name the day.
   *
   * @param _now in milliseconds, for subclasses in which the fight depends on it
   */
  protected subject(_now: number): Subject {
    return { date: text(this.date) ?? '', event: text(this.event) ?? '', fight: text(this.fight) };
  }

  protected draw(shown: Shown, _subject: Subject, _days: number | undefined): void {
    this.view.show(shown);
  }

  #tell(detail: FightDay) {
    this.dispatchEvent(new CustomEvent('ringside:fight-day', { detail, bubbles: true, composed: true }));
  }
}

/** An attribute or property as text. Frameworks may set a number. */
export const text = (value: string | number | null | undefined): string | undefined =>
  value === null || value === undefined ? undefined : String(value);

/** The detail of `ringside:fight-day`. */
export interface FightDay {
  date: string;
  event: string | undefined;
  fight: string | undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'ringside-countdown': RingsideCountdown;
  }
  interface HTMLElementEventMap {
    /** A countdown shows "Fight Day!". Sent once for each date. */
    'ringside:fight-day': CustomEvent<FightDay>;
  }
}
