import { send } from '@ringside/shared/contract';
import { create } from '../../../layout/create.ts';
import { lookStyles } from '../../look/look.styles.ts';
import { Look } from '../../look/look.ts';
import { part } from '../../part.ts';
import { RingsideNewsletter } from '../newsletter.ts';
import { notices, partnerNotices } from '../notices.ts';
import { isEmail, isSubscribed, subscribe } from '../subscriptions.ts';
import { formStyles } from './form.styles.ts';
import { panelStyles } from './panel.styles.ts';
import { createPanel } from './panel.ts';
import { postAddress, targetOf } from './postAddress.ts';

/** `<ringside-newsletter>`, described in `elements.ts`. */
export class PartnerNewsletter extends RingsideNewsletter {
  static override styles = [...RingsideNewsletter.styles, lookStyles, panelStyles];
  static override properties = {
    ...RingsideNewsletter.properties,
    action: {},
    font: {},
    // The sheet of the form selects by it.
    look: { reflect: true },
  };

  declare action: string | null | undefined;
  declare font: 'inherit' | null | undefined;
  declare look: 'card' | 'banner' | 'bare' | null | undefined;
  /** Set in our own iframes: offers a new email address to the page around the iframe. */
  declare offerEmail?: (email: string) => Promise<boolean>;

  readonly #look = new Look(this, { look: ['card', 'banner', 'bare'] });
  readonly #note = create('slot', { name: 'note' });

  protected override update(changed: Map<PropertyKey, unknown>) {
    super.update(changed);
    if (!this.hasUpdated || changed.has('look') || changed.has('font')) {
      const { className } = this.#look;
      const form = part('div', 'form', this.given, this.own);
      this.box.replaceChildren(className ? createPanel(className, form, this.#note) : form);
    }
    const { action } = this;
    // The element cannot know whether the page's script takes the address.
    const place = action
      ? (targetOf(action)?.host ?? 'no server yet')
      : 'this site, or stays in this browser';
    this.#note.textContent = `Your address goes to ${place}.`;
    const { adoptedStyleSheets } = this.getRootNode() as Document | ShadowRoot;
    const sheet = formStyles.styleSheet;
    if (sheet && this.isConnected && !adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
  }

  protected override subscribe(field: HTMLInputElement) {
    const { value: email } = field;
    const { action } = this;
    const keep = (isKept?: boolean) => {
      if (isKept) this.tell(field, notices.added);
      else this.tell(field, isSubscribed(email) || subscribe(email) ? partnerNotices.saved : notices.unkept);
    };
    if (!isEmail(email)) this.tell(field, notices.invalid, true);
    // Email addresses saved in this browser are offered, too, because no server has received them yet.
    else if (!send(this, 'ringside:subscribe', { email })) this.tell(field, notices.added);
    else if (action) void this.#post(action, field);
    else if (this.offerEmail) void this.offerEmail(email).then(keep);
    else keep();
  }

  async #post(action: string, field: HTMLInputElement) {
    const target = targetOf(action);
    if (!target) console.error(`<ringside-newsletter> action "${action}": write an https: URL.`);
    const { form } = field;
    // The visitor cannot change the address while it is being sent.
    field.readOnly = true;
    form?.setAttribute('aria-busy', 'true');
    this.outcome.say(partnerNotices.sending, field);
    const notice = target ? await postAddress(target.href, field.value) : partnerNotices.failed;
    field.readOnly = false;
    form?.removeAttribute('aria-busy');
    this.outcome.clear(field);
    this.tell(field, notice, notice === notices.duplicate || notice === partnerNotices.refused);
  }
}
