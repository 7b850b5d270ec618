import { sendBindableEvents } from '@ringside/shared/internal/embed/bindableEvents';
import { create } from '@ringside/shared/internal/page';
import { countdownLabel, nextFight, startOfDay } from '@ringside/shared/section/fightClock';
import { createClock } from '../../../widgets/countdown/clock.ts';
import { countdownStyles } from '../../../widgets/countdown/countdown.styles.ts';
import { RingsideWidget } from '../../../widgets/widget.ts';
import { variantStyles } from '../variant.styles.ts';
import { type Theme, VariantController } from '../variantController.ts';
import { createLine } from './line.ts';
import { panelStyles } from './panel.styles.ts';
import { createPanel, type FightDay, type KnownFight, type PanelContent } from './panel.ts';

const OVER = 'Final bell';

/** What the element shows after the fight. */
type Past = 'text' | 'link' | 'none';

/** The countdown of partners' pages: a line of text, a card or a banner. */
export class PartnerCountdown extends RingsideWidget {
  /** The fights by id, from the embed file. */
  static fights: ReadonlyMap<string, KnownFight> = new Map();
  static override styles = [...RingsideWidget.styles, countdownStyles, variantStyles, panelStyles];
  static override properties = {
    date: {},
    event: {},
    fight: {},
    font: { reflect: true },
    look: {},
    past: {},
    theme: { reflect: true },
  };

  declare date: string | null | undefined;
  declare event: string | null | undefined;
  /** Frameworks may set a number. */
  declare fight: string | number | null | undefined;
  declare font: 'inherit' | null | undefined;
  declare look: 'card' | 'banner' | 'line' | null | undefined;
  declare past: Past | null | undefined;
  declare theme: Theme;

  readonly #clock = createClock(this);
  readonly #variant = new VariantController(
    this,
    ['look', ['card', 'banner', 'line']],
    ['past', ['text', 'link', 'none']],
  );
  readonly #line = createLine();
  readonly #past = create('slot', { name: 'past' });
  readonly #fallback = create('slot');
  #panel: ReturnType<typeof createPanel> | undefined;
  #shownPanel = '';
  #sentFor: string | undefined;

  protected override createRenderRoot() {
    sendBindableEvents(this, 'ringside:fight-day');
    this.#line.root.append(this.#past);
    this.box.append(this.#line.root, this.#fallback);
    this.#fallback.addEventListener('slotchange', () => this.requestUpdate());
    return super.createRenderRoot();
  }

  protected override update(changed: Map<PropertyKey, unknown>) {
    super.update(changed);
    if (!this.isConnected) return;

    const now = Date.now();
    const { known, ...fightDay } = this.#selected(now);
    const { date, event, fight } = fightDay;
    const startsAt = known?.date === date ? known.startsAt : undefined;
    const { days, isOver } = this.#clock({ date, ...(startsAt && { startsAt }) }, now);
    const hasBegun = days !== undefined && days <= 0;
    const past = isOver && this.#afterwards();
    const href = this.#urlOf(fight, known);

    this.#fallback.className = days === undefined ? '' : 'counted';
    this.toggleAttribute('data-over', isOver);
    this.box.hidden = past === 'none';
    this.#past.hidden = past !== 'text';

    const label = labelOf(days, past);
    const isFightDay = hasBegun && !past;
    const isLink = past === 'link' || this.look === 'line';
    this.#line.show({ event, label, isFightDay, href: isLink ? href : undefined });

    const className = days === undefined ? '' : this.#variant.className;
    this.#place({ ...fightDay, className, known, href });
    if (days === undefined || hasBegun) this.#panel?.showText(label, isFightDay);
    else this.#panel?.showDays(days);

    if (hasBegun) this.#sendFightDay(fightDay);
  }

  /** The fight that the attributes select. Warns of mistakes in them. */
  #selected(now: number): FightDay & { known: KnownFight | undefined } {
    const { fights } = PartnerCountdown;
    const chosen = this.#chosenFight();
    const fight = chosen === 'next' ? nextFight(fights, now) : chosen;
    const known = fights.get(fight ?? '');
    const date = this.date || (known?.date ?? '');

    if (fight && !known)
      this.#variant.warn(`fight="${fight}": write next, ${[...fights.keys()].join(', ')}.`);
    if (date && startOfDay(date) === undefined)
      this.#variant.warn(`date="${date}": write a day as YYYY-MM-DD.`);

    return { date, event: (this.event ?? known?.event) || undefined, fight, known };
  }

  #chosenFight(): string | undefined {
    const fight = this.fight?.toString();
    if (fight || this.date || !this.#variant.className) return fight;
    this.#variant.warn(
      `look="${this.look}" shows the next fight, because it has neither fight nor date: write fight="next" or date="YYYY-MM-DD".`,
    );
    return 'next';
  }

  /**
   * The link inside the tag is used if it opens another site, or if no fight of ours is selected.
   */
  #urlOf(fight: string | undefined, known: KnownFight | undefined): string | undefined {
    const ours = known && `${VariantController.site}/fights#fight-${fight}`;
    const own = this.querySelector<HTMLAnchorElement>('a[href]:not([slot], [slot] *)');
    return own && (!ours || own.origin !== VariantController.site) ? own.href : ours;
  }

  #afterwards(): Past | false {
    const { past } = this;
    if (past === 'text' || past === 'link' || past === 'none') return past;
    // "Fight Day!" must not stay when there are no more fights.
    return this.#chosenFight() === 'next' && 'link';
  }

  /** Puts the line or the panel into the box. An unchanged panel stays, with the focus in it. */
  #place(content: PanelContent) {
    const { className } = content;
    const key = className && `${Object.values(content)}`;
    if (this.#shownPanel === key) return;
    this.#shownPanel = key;

    this.#line.root.append(this.#past);
    this.#panel = className ? createPanel(content, this.#past) : undefined;
    this.box.replaceChildren(this.#panel?.root ?? this.#line.root, this.#fallback);
  }

  /** Sends `ringside:fight-day`, once for each date. */
  #sendFightDay(fightDay: FightDay) {
    if (this.#sentFor === fightDay.date) return;
    this.#sentFor = fightDay.date;
    const init = { detail: fightDay, bubbles: true, composed: true };
    this.dispatchEvent(new CustomEvent('ringside:fight-day', init));
  }
}

function labelOf(days: number | undefined, past: Past | false): string {
  if (days === undefined || past === 'text') return '';
  return past ? OVER : countdownLabel(days);
}
