import { sendBindableEvents } from '@ringside/shared/internal/embed/bindableEvents';
import { create } from '@ringside/shared/internal/page';
import {
  countdownLabel,
  type FightTime,
  nextFight,
  startOfDay,
} from '@ringside/shared/section/fightClock';
import { RingsideCountdown, write } from '../../../widgets/countdown/countdown.ts';
import { part } from '../../../widgets/part.ts';
import { variantStyles } from '../variant.styles.ts';
import { type Theme, Variant } from '../variant.ts';
import { billStyles } from './bill.styles.ts';
import { createBill, type FightDay, type KnownFight } from './bill.ts';

const OVER = 'Final bell';

export class PartnerCountdown extends RingsideCountdown {
  /** The fights by id, soonest first, from the embed file. */
  static fights: ReadonlyMap<string, KnownFight> = new Map();
  static override styles = [...RingsideCountdown.styles, variantStyles, billStyles];
  static override properties = {
    ...RingsideCountdown.properties,
    event: {},
    fight: {},
    font: {},
    look: {},
    past: {},
    theme: { reflect: true },
  };

  declare event: string | null | undefined;
  /** Frameworks may set a number. */
  declare fight: string | number | null | undefined;
  declare font: 'inherit' | null | undefined;
  declare look: 'card' | 'banner' | 'line' | null | undefined;
  declare past: 'text' | 'link' | 'none' | null | undefined;
  declare theme: Theme;

  readonly #variant = new Variant(
    this,
    ['look', ['card', 'banner', 'line']],
    ['past', ['text', 'link', 'none']],
  );
  readonly #event = part('bdi', 'event');
  readonly #link = create('a', {}, this.#event);
  readonly #past = create('slot', { name: 'past' });
  #bill: ReturnType<typeof createBill> | undefined;
  #shownBill = '';
  #sentFor: string | undefined;

  protected override createRenderRoot() {
    const root = super.createRenderRoot();
    sendBindableEvents(this, 'ringside:fight-day');
    this.line.prepend(this.#link, ' ');
    this.line.append(this.#past);
    this.fallback.addEventListener('slotchange', () => this.requestUpdate());
    return root;
  }

  protected override subject(now: number): FightDay & FightTime {
    const { fights } = PartnerCountdown;
    const chosen = this.#chosenFight();
    const fight = chosen === 'next' ? nextFight(fights, now) : chosen;
    const known = fights.get(fight ?? '');
    const date = this.date || (known?.date ?? '');
    if (fight && !known)
      this.#variant.warn(`fight="${fight}": write next, ${[...fights.keys()].join(', ')}.`);
    if (date && startOfDay(date) === undefined)
      this.#variant.warn(`date="${date}": write a day as YYYY-MM-DD.`);
    return {
      date,
      event: (this.event ?? known?.event) || undefined,
      fight,
      ...(known?.date === date && { startsAt: known.startsAt }),
    };
  }

  protected override draw(
    { startsAt: _, ...subject }: FightDay & FightTime,
    days: number | undefined,
    isOver: boolean,
  ): void {
    const { date, event, fight } = subject;
    const className = days === undefined ? '' : this.#variant.className;
    const past = isOver && this.#afterwards();
    const isOwnText = past === 'text';
    const label = days === undefined || isOwnText ? '' : past ? OVER : countdownLabel(days);
    const isFightDay = Number(days) <= 0 && !past;
    const known = PartnerCountdown.fights.get(fight ?? '');
    const href = this.#urlOf(fight, known);
    this.box.hidden = past === 'none';
    this.#past.hidden = !isOwnText;

    write(this.#event, (label && event) || '');
    this.writeLabel(label, isFightDay);
    // An empty link has no accessible name.
    const place = label && event ? this.line : this.#link;
    // Moving it would render its content again.
    if (this.label.parentNode !== place) place.append(this.label);
    if (href && label && (past === 'link' || this.look === 'line')) this.#link.href = href;
    else this.#link.removeAttribute('href');

    const bill = { ...subject, className, known, href };
    const content = className && `${Object.values(bill)}`;
    if (this.#shownBill !== content) {
      this.#shownBill = content;
      this.line.append(this.#past);
      this.#bill = className ? createBill(bill, this.#past) : undefined;
      this.box.replaceChildren(this.#bill?.root ?? this.line, this.fallback);
    }
    if (Number(days) > 0)
      this.#bill?.count(`${days}`, days === 1 ? 'day left' : 'days left', false);
    else this.#bill?.count('', label, isFightDay);

    if (days === undefined || days > 0 || this.#sentFor === date) return;
    this.#sentFor = date;
    const init = { detail: subject, bubbles: true, composed: true };
    this.dispatchEvent(new CustomEvent('ringside:fight-day', init));
  }

  /** The link inside the tag wins if it opens another site. */
  #urlOf(fight: string | undefined, known: KnownFight | undefined): string | undefined {
    const ours = known && `${Variant.site}/fights#fight-${fight}`;
    const own = this.querySelector<HTMLAnchorElement>('a[href]:not([slot], [slot] *)');
    return own && (!ours || own.origin !== Variant.site) ? own.href : ours;
  }

  #chosenFight(): string | undefined {
    const fight = this.fight?.toString();
    if (fight || this.date || !this.#variant.className) return fight;
    this.#variant.warn(
      `look="${this.look}" shows the next fight, because it has neither fight nor date: write fight="next" or date="YYYY-MM-DD".`,
    );
    return 'next';
  }

  #afterwards() {
    const { past } = this;
    if (past === 'text' || past === 'link' || past === 'none') return past;
    // "Fight Day!" must not stay when there are no more fights.
    return this.#chosenFight() === 'next' && 'link';
  }
}
