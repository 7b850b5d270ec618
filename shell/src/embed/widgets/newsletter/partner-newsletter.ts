import { type Notice, send } from '@ringside/shared/contract';
import { sendBindableEvents } from '@ringside/shared/internal/embed/bindableEvents';
import { create } from '@ringside/shared/internal/page';
import { messages, partnerMessages } from '../../../widgets/newsletter/messages.ts';
import { RingsideNewsletter } from '../../../widgets/newsletter/newsletter.ts';
import { isEmail, isSubscribed, subscribe } from '../../../widgets/newsletter/subscriptions.ts';
import { part } from '../../../widgets/part.ts';
import { variantStyles } from '../variant.styles.ts';
import { type Theme, VariantController } from '../variantController.ts';
import { formStyles, ownFormStyles } from './form.styles.ts';
import { panelStyles } from './panel.styles.ts';
import { createPanel } from './panel.ts';
import { postForm, targetOf } from './postForm.ts';

export class PartnerNewsletter extends RingsideNewsletter {
  static override styles = [
    ...RingsideNewsletter.styles,
    variantStyles,
    panelStyles,
    ownFormStyles,
    formStyles,
  ];
  static override properties = {
    action: {},
    font: { reflect: true },
    look: { reflect: true },
    theme: { reflect: true },
  };

  declare action: string | null | undefined;
  declare font: 'inherit' | null | undefined;
  declare look: 'card' | 'banner' | 'bare' | null | undefined;
  declare theme: Theme;
  declare offerEmail?: (email: string) => Promise<boolean>;

  readonly #variant = new VariantController(this, ['look', ['card', 'banner', 'bare']]);
  readonly #note = create('slot', { name: 'note' });
  readonly #own = createForm();

  protected override createRenderRoot() {
    sendBindableEvents(this, 'ringside:subscribe', 'ringside:notice');
    this.watch(this.#own);
    this.box.addEventListener('slotchange', () => this.#choose());
    // Afterwards the event never comes, and the listener would retain the element.
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => this.#choose(), { once: true });
    return super.createRenderRoot();
  }

  /** The page's form, or else our own. */
  #choose() {
    const given = this.querySelector('form');
    // The form inside may not have been parsed yet.
    const isGiven = given !== null || document.readyState === 'loading';
    this.given.hidden = !isGiven;
    this.#own.hidden = isGiven;
    if (isGiven) return;
    // The browser drops a form inside a form, but not its fields, which would join the page's form.
    for (const field of this.querySelectorAll<HTMLInputElement>('input, button, select, textarea'))
      field.disabled ||= field.form !== null && !field.closest('[slot]');
  }

  protected override update(changed: Map<PropertyKey, unknown>) {
    super.update(changed);
    if (!this.hasUpdated || changed.has('look') || changed.has('font')) {
      const { className } = this.#variant;
      const form = part('div', 'form', this.given, this.#own, ...this.outcome.lines);
      this.box.replaceChildren(className ? createPanel(className, form, this.#note) : form);
    }
    this.#choose();
    const action = this.action || ownAction(this.querySelector('form'));
    const host = action ? targetOf(action)?.host : 'this site, or stays in this browser';
    this.#note.textContent = host ? `Your address goes to ${host}.` : 'Sign-up opens soon.';
    const { adoptedStyleSheets } = this.getRootNode() as Document | ShadowRoot;
    const sheet = formStyles.styleSheet;
    if (sheet && this.isConnected && !adoptedStyleSheets.includes(sheet))
      adoptedStyleSheets.push(sheet);
  }

  /**
   * A form with an address of its own is sent by the browser as the page wrote it: fields, encoding
   * and target.
   */
  protected override submit(event: SubmitEvent, field: HTMLInputElement) {
    const own = !this.action && ownAction(event.target as HTMLFormElement, event.submitter);
    if (!own) return super.submit(event, field);
    const { value: email } = field;
    if (!isEmail(email)) {
      event.preventDefault();
      this.tell(field, messages.invalid, true);
    } else if (!send(this, 'ringside:subscribe', { email })) {
      event.preventDefault();
      this.tell(field, messages.added);
    }
  }

  protected override subscribe(field: HTMLInputElement) {
    const { value: email } = field;
    const { action, offerEmail } = this;
    const keep = () =>
      isSubscribed(email) || subscribe(email) ? partnerMessages.saved : messages.unkept;
    const offer = async () => ((await offerEmail?.(email)) ? messages.added : keep());
    if (!isEmail(email)) this.tell(field, messages.invalid, true);
    // No server has received an address that this browser saved.
    else if (!send(this, 'ringside:subscribe', { email })) this.tell(field, messages.added);
    else if (action) void this.#wait(field, postForm(action, email, field.form));
    else if (offerEmail) void this.#wait(field, offer());
    else this.tell(field, keep());
  }

  async #wait(field: HTMLInputElement, outcome: Promise<Notice>) {
    const { form } = field;
    field.readOnly = true;
    form?.setAttribute('aria-busy', 'true');
    this.outcome.say(partnerMessages.sending, field);
    const notice = await outcome;
    field.readOnly = false;
    form?.removeAttribute('aria-busy');
    this.outcome.clear(field);
    this.tell(field, notice, notice === messages.duplicate || notice === partnerMessages.refused);
  }
}

/** Returns where a form would be sent without the widget. */
function ownAction(form: HTMLFormElement | null, submitter?: HTMLElement | null): string {
  if (submitter?.hasAttribute('formaction')) return (submitter as HTMLButtonElement).formAction;
  // Attributes, because a field may be called "action" or "method".
  const action = form?.getAttribute('action');
  const method = form?.getAttribute('method')?.toLowerCase();
  if (method === 'dialog' || (action == null && method !== 'post')) return '';
  return action || location.href;
}

function createForm(): HTMLFormElement {
  const field = Object.assign(part('input', 'field'), {
    type: 'email',
    name: 'email',
    required: true,
    autocomplete: 'email',
  });
  const label = part('label', 'label', 'Email address ', field);
  const button = part('button', 'button', 'Subscribe');
  // Outside a dialog this method sends nothing.
  return create('form', { method: 'dialog', lang: 'en' }, label, button);
}
