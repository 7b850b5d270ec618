import type { PropertyDeclarations } from 'lit';
import { create } from '../../../layout/create.ts';
import { lookStyles } from '../../look/look.styles.ts';
import { Look } from '../../look/look.ts';
import { part, slot } from '../../parts.ts';
import { type FightDay, RingsideCountdown, write } from '../countdown.ts';
import { countdownLabel } from '../daysLeft.ts';
import { billStyles } from './bill.styles.ts';
import { type Bill, createBill } from './bill.ts';
import { type Fights, type KnownFight, nextFight } from './fights.ts';

/** The text that replaces the count when a fight is over. */
const OVER = 'Final bell';

/**
 * The days until a fight, such as "74 days left", then "Fight Day!" from midnight UTC of that day. Put a link with a dated
 * `<time>` into it: visitors see the link until the script has loaded, and when the date is missing or wrong. A card or a
 * banner opens the same link.
 * @tag ringside-countdown
 * @example
 * <ringside-countdown look="card" fight="next">
 *   <a href="https://ringside.example/fights">Upcoming fights</a>
 * </ringside-countdown>
 *
 * @attr {string} fight - The id of one of our fights, which supplies everything shown about it, or `next` for the next fight. With
 *   `next`, the following fight replaces it at midnight UTC after fight day. An unknown id shows the fallback.
 * @attr {string} date - The day of the fight, YYYY-MM-DD, instead of the one from `fight`. Anything else shows the fallback.
 * @attr {string} event - The fight's name, shown before the label, instead of the one from `fight`. An empty value shows no name.
 * @attr {'card' | 'banner' | 'line'} look - `card` is a poster with the names, records, count, place, and the start in the reader's
 *   time zone; `banner` shows them in one row; `line` is a line of text with a link. Without it, the element is a line of text only. A
 *   card or a banner without `fight` and `date` shows the next fight and warns in the console.
 * @attr {'text' | 'link' | 'none'} past - The content after fight day: the slot `past`, a link to the fight, or nothing.
 *   Without it, "Fight Day!" stays. With `fight="next"` and no fight to come, a link to the last fight shows instead.
 * @attr {'inherit'} font - Shows a card or a banner in the page's own font.
 * @attr {'auto' | 'light' | 'dark'} [theme=auto] - The background of the page: light, dark, or derived from the page's own colours.
 * @fires {CustomEvent<{date: string, event?: string, fight?: string}>} ringside:fight-day - Sent once for each date, when the label
 *   becomes "Fight Day!": at midnight UTC, or at once if the day has already begun. Bubbles, composed.
 * @a11y - The count is text and not a live region: screen readers read it when the reader reaches it, and are never interrupted.
 * @a11y - The picture is decorative. Names, day, place and start are text, and both links name their destination.
 * @a11y - Checked with axe in light, dark and forced colours, and in a window of 1280 pixels at 400 % zoom.
 * @csp script-src - The file.
 * @csp img-src when look=card|banner - The poster.
 * @csp font-src when look=card|banner - Our fonts, unless `font="inherit"` selects the page's own.
 * @slot - The fallback, shown without script and for an invalid date. A variant opens the first link in it, or the fight
 *   itself if that link opens our site and `fight` names one of our fights.
 * @slot past - The content after fight day, with `past="text"`.
 * @slot picture - A picture for a card or a banner, instead of the poster.
 * @slot actions - Links for a card or a banner, instead of "Fight details" and "Add to calendar".
 * @csspart event - The fight's name.
 * @csspart label - The countdown's text; on fight day and afterwards it also has the part `fight-day`.
 * @csspart fight-day - The label on fight day and afterwards.
 * @csspart bill - A card or a banner, with all parts below.
 * @csspart picture - The poster.
 * @csspart body - Everything beside or below the poster.
 * @csspart head - Names and facts.
 * @csspart names - A link with both names and the word between them, or with the name of a fight that is not ours.
 * @csspart fighter - One fighter's name and record.
 * @csspart record - A fighter's record, such as "28-1, 22 KO".
 * @csspart versus - The word between the names.
 * @csspart facts - Day, place and start.
 * @csspart date - The day.
 * @csspart place - The place.
 * @csspart start - The start in the reader's time zone.
 * @csspart count - The label and the links.
 * @csspart days - The number of days.
 * @csspart unit - The words after the number.
 * @csspart actions - The links.
 * @csspart button - The link to the fight.
 * @csspart calendar - The link to the fight's calendar file.
 * @cssprop {<color>} [--ringside-color=inherit] - Colour of the text.
 * @cssprop {<color>} [--ringside-background] - Background of a card or a banner.
 * @cssprop {<color>} [--ringside-accent] - Colour of the count, the button and the fight's name on a card or a banner.
 * @cssprop [--ringside-font=inherit] - Font of the text.
 * @cssprop [--ringside-display] - Font of the names and of the count on a card or a banner.
 * @cssprop {<length>} [--ringside-radius=2px] - Corner radius of a card or a banner.
 * @cssprop {<length>} [--ringside-event-size=0.75em] - Size of the fight's name in a line.
 * @cssprop {<color>} [--ringside-urgent=light-dark(#c8241a, #ff8a7e)] - Colour of the label from fight day on.
 */
export class PartnerCountdown extends RingsideCountdown {
  /** Our fights. The embed file contains them. */
  static fights: Fights = {};
  static override styles = [...RingsideCountdown.styles, lookStyles, billStyles];
  static override properties: PropertyDeclarations = {
    ...RingsideCountdown.properties,
    event: {},
    fight: {},
    font: {},
    look: {},
    past: {},
  };

  declare event: string | null | undefined;
  /** Frameworks may set a number. */
  declare fight: string | number | null | undefined;
  declare font: 'inherit' | null | undefined;
  declare look: 'card' | 'banner' | 'line' | null | undefined;
  declare past: 'text' | 'link' | 'none' | null | undefined;

  readonly #look = new Look(this);
  readonly #event = part('bdi', 'event');
  /** The link around the fight's name in a line, or around the label of a fight without a name. */
  readonly #link = create('a', {});
  /** The slot for the page's own text when a fight is over. */
  readonly #past = slot('past');
  #bill: Bill | undefined;
  /** The values that the bill was made from. A new one is made when any of them changes. */
  #billed = '';
  #hasWarned = false;

  protected override createRenderRoot() {
    const root = super.createRenderRoot();
    this.#link.append(this.#event);
    this.line.prepend(this.#link, ' ');
    this.line.append(this.#past);
    // The link inside the tag may be added later than the element.
    this.fallback.addEventListener('slotchange', () => this.requestUpdate());
    return root;
  }

  /** The attributes override what the fight's id gives. */
  protected override subject(now: number): FightDay {
    const wanted = this.#wantedFight();
    const fight = wanted === 'next' ? nextFight(PartnerCountdown.fights, now) : wanted;
    const known = knownFight(fight);
    return {
      date: this.date || (known?.date ?? ''),
      event: (this.event ?? known?.event) || undefined,
      fight,
    };
  }

  protected override draw(subject: FightDay, days: number | undefined): void {
    const { event, fight } = subject;
    const className = days === undefined ? '' : this.#look.className;
    const past = Number(days) < 0 && this.#afterwards();
    const isOwnText = past === 'text';
    const label = days === undefined || isOwnText ? '' : past ? OVER : countdownLabel(days);
    const isFightDay = Number(days) <= 0 && !past;
    const known = knownFight(fight);
    const href = this.#urlOf(fight, known);
    this.box.hidden = past === 'none';
    this.#past.hidden = !isOwnText;

    // The line is empty if there is a bill.
    const line = className ? '' : label;
    write(this.#event, (line && event) || '');
    this.writeLabel(line, isFightDay && line !== '');
    // A link without text has no name for screen reader users, so it is around the label if there is no event.
    const place = line && event ? this.line : this.#link;
    // Moving it would render its content again.
    if (this.label.parentNode !== place) place.append(this.label);
    if (href && line && (past === 'link' || this.look === 'line')) this.#link.href = href;
    else this.#link.removeAttribute('href');

    const billing = { ...subject, className, known, href };
    const billed = className && `${Object.values(billing)}`;
    if (this.#billed !== billed) {
      this.#billed = billed;
      this.#bill?.root.remove();
      this.line.append(this.#past);
      this.#bill = className ? createBill(billing, this.#past) : undefined;
      if (this.#bill) this.box.append(this.#bill.root);
    }
    if (Number(days) > 0) this.#bill?.count(`${days}`, days === 1 ? 'day left' : 'days left', false);
    else this.#bill?.count('', label, isFightDay);
  }

  /** The URL of the link inside the tag. For one of our fights it is the fight's own URL, unless that link opens another site. */
  #urlOf(fight: string | undefined, known: KnownFight | undefined): string | undefined {
    const ours = known && `${Look.site}/fights#fight-${fight}`;
    const own = this.querySelector<HTMLAnchorElement>('a[href]:not([slot], [slot] *)');
    return own && (!ours || own.origin !== Look.site) ? own.href : ours;
  }

  /** The attribute `fight`. A card or a banner without a fight and a date shows the next fight, and warns once. */
  #wantedFight(): string | undefined {
    const fight = this.fight?.toString();
    if (fight || this.date || !this.#look.className) return fight;
    if (!this.#hasWarned)
      console.warn(
        `ringside: <ringside-countdown look="${this.look}"> shows the next fight, because it has neither fight nor date. Write fight="next" or date="YYYY-MM-DD".`,
      );
    this.#hasWarned = true;
    return 'next';
  }

  /** The content after fight day. */
  #afterwards() {
    const { past } = this;
    if (past === 'text' || past === 'link' || past === 'none') return past;
    // With `next`, "Fight Day!" must not stay when there are no more fights.
    return this.#wantedFight() === 'next' && 'link';
  }
}

const knownFight = (id: string | undefined): KnownFight | undefined =>
  id !== undefined && Object.hasOwn(PartnerCountdown.fights, id) ? PartnerCountdown.fights[id] : undefined;
