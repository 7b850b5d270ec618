import type { PropertyDeclarations } from 'lit';
import { create } from '../../../layout/create.ts';
import { adoptFaces } from '../../look/faces.ts';
import { lookStyles } from '../../look/look.styles.ts';
import { nearObserver } from '../../look/nearObserver.ts';
import { RingsideCountdown, type Subject, text } from '../countdown.ts';
import type { Shown } from '../view.ts';
import { billStyles } from './bill.styles.ts';
import { type Bill, type Billing, createBill } from './bill.ts';
import { type Fights, type KnownFight, nextFight } from './fights.ts';

/** The text that replaces the count when a fight is over. */
const OVER = 'Final bell';

/**
 * Days until a fight: "74 days left", and "Fight Day!" from midnight UTC of the day. Whatever is inside the tag shows
 * until there is a valid date, and keeps its room afterwards, so put a link and a dated `<time>` there. A look shows that link, too.
 *
 * @tag ringside-countdown
 * @example
 * <ringside-countdown look="card" fight="next">
 *   <a href="https://ringside.example/fights">Upcoming fights</a>
 * </ringside-countdown>
 *
 * @attr {string} fight - The id of one of our fights, which gives all that is shown of it, or `next` for the next one at the moment of
 *   viewing: another takes its place at midnight UTC after fight day. An unknown id shows the fallback.
 * @attr {string} date - The day of the fight, YYYY-MM-DD, instead of the one that `fight` gives. Anything else shows the fallback.
 * @attr {string} event - The fight's name, before the label, instead of the one that `fight` gives. Empty shows none.
 * @attr {'card' | 'banner' | 'line'} look - A poster with names, records, count, place and the start on the reader's own clock; one row of
 *   them; or a line of text with a link. Without it a line of text alone.
 * @attr {'text' | 'link' | 'none'} past - What shows when fight day is over: what the slot `past` holds, a link to the fight, or nothing.
 *   Without it "Fight Day!" stays, but for `fight="next"` when no fight is to come, which shows a link to the last one.
 * @attr {'inherit'} font - A card or banner in the page's own face.
 * @attr {'auto' | 'light' | 'dark'} [theme=auto] - The ground the countdown stands on: light, dark, or as the page's own colours say.
 * @fires {CustomEvent<{date: string, event?: string, fight?: string}>} ringside:fight-day - Once for each date, when the label
 *   becomes "Fight Day!": at midnight UTC, or at once when the day has come already. Bubbles, composed.
 * @a11y - The count is text and no live region: screen readers read it where a reader comes to it, and are never interrupted.
 * @a11y - The picture is decoration. Names, day, place and start are text, and both links say where they lead.
 * @a11y - Checked with axe in light, dark and forced colours, and on a window of 1280 pixels at 400 % zoom.
 * @csp script-src - The file.
 * @csp img-src when look=card|banner - The poster.
 * @csp font-src when look=card|banner - Our faces, unless the page's own are asked for.
 * @slot - The fallback, shown without script and for a bad date. A link in it is where a look leads.
 * @slot past - What shows when fight day is over, with `past="text"`.
 * @slot picture - A picture for a card or a banner, instead of the poster.
 * @slot actions - Links for a card or a banner, instead of "Fight details" and "Add to calendar".
 * @csspart event - The fight's name.
 * @csspart label - The countdown's text; also has the part `fight-day` when the day has come.
 * @csspart fight-day - The label from fight day on.
 * @csspart bill - A card or a banner, with all parts below.
 * @csspart picture - The poster.
 * @csspart body - Everything beside or below the poster.
 * @csspart head - Names and facts.
 * @csspart names - The two names with what stands between them, or the name of a fight that is not ours; a link.
 * @csspart fighter - One of the two, with the record.
 * @csspart record - "28-1, 22 KO".
 * @csspart versus - What stands between the names.
 * @csspart facts - Day, place and start.
 * @csspart date - The day.
 * @csspart place - The place.
 * @csspart start - The start on the reader's own clock.
 * @csspart count - The label and the links.
 * @csspart days - The number of days.
 * @csspart unit - What is said of the number.
 * @csspart actions - The links.
 * @csspart button - The link to the fight.
 * @csspart calendar - The link to its calendar file.
 * @cssprop {<color>} [--ringside-color=inherit] - Colour of the text.
 * @cssprop {<color>} [--ringside-background] - Ground of a card or a banner.
 * @cssprop {<color>} [--ringside-accent] - Colour of its count, its button, and the event's name.
 * @cssprop [--ringside-font=inherit] - Face of the text.
 * @cssprop [--ringside-display] - Face of the names and of the count on a card or a banner.
 * @cssprop {<length>} [--ringside-radius=2px] - Radius of its corners.
 * @cssprop {<length>} [--ringside-event-size=0.75em] - Size of the fight's name in a line.
 * @cssprop {<color>} [--ringside-urgent=light-dark(#c8241a, #ff8a7e)] - Colour of the label from fight day on.
 */
export class PartnerCountdown extends RingsideCountdown {
  /** Our fights. The embed file contains them. */
  static fights: Fights = {};
  /** The site's origin, for pictures, fonts and links. */
  static site = '';
  static override styles = [...RingsideCountdown.styles, lookStyles, billStyles];
  static override properties: PropertyDeclarations = {
    ...RingsideCountdown.properties,
    font: {},
    look: {},
    past: {},
  };

  declare font: 'inherit' | null | undefined;
  declare look: 'card' | 'banner' | 'line' | null | undefined;
  declare past: 'text' | 'link' | 'none' | null | undefined;

  /** The link around the fight's name in a line. */
  readonly #link = create('a', {});
  /** The slot for the page's own text when a fight is over. */
  readonly #past = create('slot', { name: 'past' });
  #bill: Bill | undefined;
  /** The values that the bill was made from. */
  #billed = '';
  /** Fetches the bill's fonts and picture when it comes near the window. */
  readonly #near = nearObserver(() => this.#bill?.bring());

  protected override createRenderRoot() {
    const { line, event, fallback } = this.view;
    this.#link.append(event);
    line.prepend(this.#link);
    // The link inside the tag may be added later than the element.
    fallback.addEventListener('slotchange', () => this.requestUpdate());
    return super.createRenderRoot();
  }

  override connectedCallback() {
    super.connectedCallback();
    if (this.#bill) this.#near.observe(this);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#near.disconnect();
  }

  /** The attributes override what the fight's id gives. */
  protected override subject(now: number): Subject {
    const own = super.subject(now);
    const fight = own.fight === 'next' ? nextFight(PartnerCountdown.fights, now) : own.fight;
    const known = knownFight(fight);
    return {
      date: own.date || (known?.date ?? ''),
      event: text(this.event) ?? known?.event ?? '',
      fight,
    };
  }

  protected override draw(shown: Shown, subject: Subject, days: number | undefined): void {
    const isBill = days !== undefined && (this.look === 'card' || this.look === 'banner');
    const past = Number(days) < 0 && this.#saidOfPast();
    const isOwnText = past === 'text';
    const isFightDay = shown.isFightDay && !past;
    const label = isOwnText ? '' : past ? OVER : shown.label;
    const href = this.#addressOf(subject);

    // The line is empty if there is a bill, or the page's own text.
    const isQuiet = isBill || isOwnText;
    const line = isQuiet ? { event: '', label: '', isFightDay: false } : { label, isFightDay };
    super.draw({ ...shown, ...line }, subject, days);
    this.view.box.hidden = past === 'none';
    this.#past.hidden = !isOwnText;
    // A link without text has no name for screen reader users.
    const isLink = !isQuiet && shown.event && (past === 'link' || this.look === 'line');
    if (href && isLink) this.#link.href = href;
    else this.#link.removeAttribute('href');

    if (!isBill) {
      this.#hideBill();
      return;
    }
    const className = `look ${this.look} ${this.font === 'inherit' ? 'inherit' : ''}`;
    const bill = this.#billOf({ ...subject, className, known: knownFight(subject.fight), href });
    if (days > 0) bill.count(`${days}`, days === 1 ? 'day left' : 'days left', false);
    else bill.count('', label ?? '', isFightDay);
  }

  /** The current bill. A new one is made when any of its values changes. */
  #billOf(billing: Omit<Billing, 'site'>): Bill {
    const { site } = PartnerCountdown;
    const billed = `${Object.values(billing)}`;
    if (this.#bill && this.#billed === billed) return this.#bill;
    this.#hideBill();
    this.#billed = billed;
    const bill = createBill({ ...billing, site }, this.#past);
    this.#bill = bill;
    this.view.box.append(bill.root);
    adoptFaces(site);
    this.#near.observe(this);
    return bill;
  }

  #hideBill() {
    this.#near.disconnect();
    this.#bill?.root.remove();
    this.#bill = undefined;
    // Moved only if necessary, because moving it renders its content again.
    if (this.#past.parentNode !== this.view.line) this.view.line.append(this.#past);
  }

  /** The address of the link inside the tag. For one of our fights it is the fight's own address, unless that link leads to another site. */
  #addressOf({ fight }: Subject): string | undefined {
    const { site } = PartnerCountdown;
    const known = knownFight(fight) && `${site}/fights#fight-${fight}`;
    const own = this.querySelector<HTMLAnchorElement>('a[href]:not([slot], [slot] *)');
    return own && (!known || own.origin !== site) ? own.href : known;
  }

  #saidOfPast() {
    const { past } = this;
    if (past === 'text' || past === 'link' || past === 'none') return past;
    // With `next`, "Fight Day!" must not stay when there are no more fights.
    return this.fight === 'next' && 'link';
  }
}

const knownFight = (id: string | undefined): KnownFight | undefined =>
  id !== undefined && Object.hasOwn(PartnerCountdown.fights, id) ? PartnerCountdown.fights[id] : undefined;
