import { ReactiveElement } from '@lit/reactive-element';
import { WIDGET_VERSION } from '../version.ts';
import { styles } from './countdown.styles.ts';
import { countdownLabel, daysLeft, untilMidnight } from './daysLeft.ts';

/** Longest sleep between two looks at the clock, in milliseconds: timers stand still while a computer sleeps. */
const LONGEST_WAIT = 60_000;

/**
 * Days until a fight: "74 days left", and "Fight Day!" from midnight UTC of the day. Whatever is inside the tag shows
 * until there is a valid date, so put a dated `<time>` or a link there.
 *
 * @example <ringside-countdown date="2025-10-18"><time datetime="2025-10-18">October 18, 2025</time></ringside-countdown>
 *
 * @attr {string} date - The day of the fight, YYYY-MM-DD. Anything else shows the fallback.
 * @attr {string} event - The fight's name, shown above the label.
 * @attr {string} fight - The id of one of our fights. It names the fight in the event; `date` decides what is shown.
 * @fires {CustomEvent<FightDay>} ringside:fight-day - Once for each date, when the label becomes "Fight Day!": at midnight,
 *   or at once when the day has come already. Bubbles, composed.
 * @slot - The fallback, shown without script and for a bad date.
 * @csspart event - The fight's name.
 * @csspart label - The countdown's text; also has the part `fight-day` when the day has come.
 * @csspart fight-day - The label from fight day on.
 * @cssprop [--ringside-color=inherit] - Colour of the text.
 * @cssprop [--ringside-font=inherit] - Face of the text.
 * @cssprop [--ringside-event-size=0.75em] - Size of the fight's name.
 * @cssprop [--ringside-urgent=inherit] - Colour of the label from fight day on.
 */
export class RingsideCountdown extends ReactiveElement {
  static readonly version = WIDGET_VERSION;
  static override readonly styles = styles;
  static override readonly properties = { date: {}, event: {}, fight: {} };

  declare date: string | null | undefined;
  declare event: string | null | undefined;
  declare fight: string | null | undefined;

  readonly #event = part('event');
  readonly #label = part('label');
  readonly #fallback = document.createElement('slot');
  #connected: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The date whose fight day has been told. */
  #told: string | undefined;

  protected override createRenderRoot() {
    const root = super.createRenderRoot();
    root.append(this.#event, this.#label, this.#fallback);
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
    const date = String(this.date ?? '');
    const days = daysLeft(date, now);
    this.#show(days);
    if (days === undefined) return;
    if (days > 0) {
      this.#timer = setTimeout(() => this.requestUpdate(), Math.min(untilMidnight(now), LONGEST_WAIT));
    } else if (this.#told !== date) {
      this.#told = date;
      this.#tell({ date, event: this.event ?? undefined, fight: this.fight ?? undefined });
    }
  }

  #show(days: number | undefined) {
    const valid = days !== undefined;
    write(this.#event, valid ? String(this.event ?? '') : '');
    write(this.#label, valid ? countdownLabel(days) : '');
    this.#label.part.toggle('fight-day', valid && days <= 0);
    this.#fallback.hidden = valid;
  }

  #tell(detail: FightDay) {
    this.dispatchEvent(new CustomEvent('ringside:fight-day', { detail, bubbles: true, composed: true }));
  }
}

/** Which fight's day has come. */
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
    'ringside:fight-day': CustomEvent<FightDay>;
  }
}

function part(name: string): HTMLElement {
  const element = document.createElement('span');
  element.part.add(name);
  element.hidden = true;
  return element;
}

/** Writes only what changed, so that nothing is drawn or read out again at each look at the clock. */
function write(element: HTMLElement, text: string) {
  if (element.textContent !== text) element.textContent = text;
  element.hidden = text === '';
}
