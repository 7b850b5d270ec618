import { ReactiveElement } from 'lit';
import { themeOf, themeStyles } from '../theme.styles.ts';
import { WIDGET_VERSION } from '../version.ts';
import { styles } from './countdown.styles.ts';
import { daysLeft, untilMidnight } from './daysLeft.ts';
import { createView } from './view.ts';

/** Longest sleep between two looks at the clock, in milliseconds: timers stand still while a computer sleeps. */
const LONGEST_WAIT = 60_000;

/** What is known of a fight by its id. */
export interface KnownFight {
  /** YYYY-MM-DD. */
  date: string;
  event: string;
}

/**
 * Days until a fight: "74 days left", and "Fight Day!" from midnight UTC of the day. Whatever is inside the tag shows
 * until there is a valid date, and keeps its room afterwards, so put a link and a dated `<time>` there.
 *
 * @tag ringside-countdown
 * @example
 * <ringside-countdown fight="1">
 *   <a href="https://ringside.example/fights#fight-1">Thunder on the Thames</a>
 *   <time datetime="2025-10-18">October 18, 2025</time>
 * </ringside-countdown>
 *
 * @attr {string} fight - The id of one of our fights, which gives its date and its name. An unknown id shows the fallback.
 * @attr {string} date - The day of the fight, YYYY-MM-DD, instead of the one that `fight` gives. Anything else shows the fallback.
 * @attr {string} event - The fight's name, before the label, instead of the one that `fight` gives. Empty shows none.
 * @attr {'auto' | 'light' | 'dark'} [theme=auto] - The ground the countdown stands on: light, dark, or as the page's own colours say.
 * @fires {CustomEvent<{date: string, event?: string, fight?: string}>} ringside:fight-day - Once for each date, when the label
 *   becomes "Fight Day!": at midnight UTC, or at once when the day has come already. Bubbles, composed.
 * @csp script-src - The file.
 * @slot - The fallback, shown without script and for a bad date.
 * @csspart event - The fight's name.
 * @csspart label - The countdown's text; also has the part `fight-day` when the day has come.
 * @csspart fight-day - The label from fight day on.
 * @cssprop {<color>} [--ringside-color=inherit] - Colour of the text.
 * @cssprop [--ringside-font=inherit] - Face of the text.
 * @cssprop {<length>} [--ringside-event-size=0.75em] - Size of the fight's name.
 * @cssprop {<color>} [--ringside-urgent=light-dark(#c8241a, #ff8a7e)] - Colour of the label from fight day on.
 */
export class RingsideCountdown extends ReactiveElement {
  static version: string = WIDGET_VERSION;
  /** Fights by their id. Our pages give each date beside the id; an embed file brings all fights. */
  static fights: Readonly<Record<string, KnownFight>> = {};
  static override readonly styles = [themeStyles, styles];
  static override readonly properties = { date: {}, event: {}, fight: {}, theme: {} };

  declare date: string | null | undefined;
  declare event: string | null | undefined;
  declare fight: string | number | null | undefined;
  declare theme: 'auto' | 'light' | 'dark' | null | undefined;

  readonly #view = createView();
  #connected: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The date whose fight day has been told. */
  #told: string | undefined;

  protected override createRenderRoot() {
    const root = super.createRenderRoot();
    root.append(this.#view.box);
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
    const { date, event } = this.#resolve();
    const days = daysLeft(date, now);
    this.#view.show({ days, event, theme: themeOf(this.theme) });
    if (days === undefined) return;
    if (days > 0) {
      this.#timer = setTimeout(() => this.requestUpdate(), Math.min(untilMidnight(now), LONGEST_WAIT));
    } else if (this.#told !== date) {
      this.#told = date;
      this.#tell({ date, event: event || undefined, fight: text(this.fight) });
    }
  }

  /** What the attributes say comes before what the fight's id does. */
  #resolve(): KnownFight {
    const { fights } = this.constructor as typeof RingsideCountdown;
    const id = text(this.fight) ?? '';
    const fight = Object.hasOwn(fights, id) ? fights[id] : undefined;
    return {
      date: String(this.date || (fight?.date ?? '')),
      event: String(this.event ?? fight?.event ?? ''),
    };
  }

  #tell(detail: FightDay) {
    this.dispatchEvent(new CustomEvent('ringside:fight-day', { detail, bubbles: true, composed: true }));
  }
}

/** Frameworks hand over numbers as they are. */
const text = (value: string | number | null | undefined): string | undefined =>
  value === null || value === undefined ? undefined : String(value);

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
