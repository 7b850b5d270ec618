import { create } from '@ringside/shared/internal/page';
import { type CSSResult, ReactiveElement } from 'lit';
import { widgetStyles } from './widget.styles.ts';

/**
 * The box is in a shadow root, where no reset of the page applies. Slotted content inherits from
 * it.
 */
export class RingsideWidget extends ReactiveElement {
  /** The version of the widgets' attributes, events, parts and properties. */
  static version = '1.2.0';
  static override styles: CSSResult[] = [widgetStyles];

  protected readonly box = create('div', { className: 'box' });

  protected override createRenderRoot() {
    const root = super.createRenderRoot();
    root.append(this.box);
    return root;
  }

  override connectedCallback() {
    super.connectedCallback();
    this.requestUpdate();
  }
}
