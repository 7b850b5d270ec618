import { create } from '@ringside/shared/internal/page';
import { countdownLabel } from '@ringside/shared/section/fightClock';
import type { PropertyDeclarations } from 'lit';
import { RingsideWidget } from '../widget.ts';
import { createClock } from './clock.ts';
import { countdownStyles } from './countdown.styles.ts';
import { createLabel, writeLabel } from './label.ts';

/**
 * The countdown of our own pages: "74 days left", then "Fight Day!". Without a valid date its
 * content shows. The page's styles use `data-over` when the fight is over.
 */
export class RingsideCountdown extends RingsideWidget {
  static override styles = [...RingsideWidget.styles, countdownStyles];
  static override properties: PropertyDeclarations = { date: {} };

  declare date: string | null | undefined;

  readonly #clock = createClock(this);
  readonly #label = createLabel();
  readonly #fallback = create('slot');

  protected override createRenderRoot() {
    this.box.append(create('span', {}, this.#label), this.#fallback);
    return super.createRenderRoot();
  }

  protected override update(changed: Map<PropertyKey, unknown>) {
    super.update(changed);
    const { days, isOver } = this.#clock({ date: this.date ?? '' }, Date.now());

    this.#fallback.className = days === undefined ? '' : isOver ? 'past' : 'counted';
    this.toggleAttribute('data-over', isOver);
    writeLabel(this.#label, days === undefined ? '' : countdownLabel(days), Number(days) <= 0);
  }
}
