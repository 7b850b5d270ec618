import { type Notice, send } from '@ringside/shared/contract';
import { sendBindableEvents } from '@ringside/shared/internal/embed/bindableEvents';
import { create } from '@ringside/shared/internal/page';
import { messages, partnerMessages } from '../../../widgets/newsletter/messages.ts';
import { RingsideNewsletter } from '../../../widgets/newsletter/newsletter.ts';
import { isEmail, isSubscribed, subscribe } from '../../../widgets/newsletter/subscriptions.ts';
import { part } from '../../../widgets/part.ts';
import { variantStyles } from '../variant.styles.ts';
import { type Theme, Variant } from '../variant.ts';
import { formStyles } from './form.styles.ts';
import { panelStyles } from './panel.styles.ts';
import { createPanel } from './panel.ts';
import { postForm, targetOf } from './postForm.ts';

export class PartnerNewsletter extends RingsideNewsletter {
  static override styles = [...RingsideNewsletter.styles, variantStyles, panelStyles];
  static override properties = {
    action: {},
    font: {},
    look: { reflect: true },
    theme: { reflect: true },
  };

  declare action: string | null | undefined;
  declare font: 'inherit' | null | undefined;
  declare look: 'card' | 'banner' | 'bare' | null | undefined;
  declare theme: Theme;
  declare offerEmail?: (email: string) => Promise<boolean>;

  readonly #variant = new Variant(this, ['look', ['card', 'banner', 'bare']]);
  readonly #note = create('slot', { name: 'note' });
  #made: HTMLFormElement | undefined;
  #focused: HTMLElement | undefined;

  protected override createRenderRoot() {
    sendBindableEvents(this, 'ringside:subscribe', 'ringside:notice');
    this.addEventListener('focusin', ({ target }) => {
      this.#focused = target as HTMLElement;
    });
    this.addEventListener('focusout', () =>
      queueMicrotask(() => {
        const { activeElement } = this.getRootNode() as Document | ShadowRoot;
        if (this.#focused?.isConnected && this.#focused !== activeElement)
          this.#focused = undefined;
      }),
    );
    return super.createRenderRoot();
  }

  protected override additions() {
    const given = this.querySelector('form:not([slot=own])');
    this.given.hidden = !given;
    if (given) return super.additions();
    // The browser drops a form inside a form, but not its fields, which would join the page's form.
    for (const field of this.querySelectorAll<HTMLInputElement>('input, button, select, textarea'))
      field.disabled ||= !field.closest('[slot]');
    this.#made ??= createForm();
    return [this.#made, ...super.additions()];
  }

  /** A tool that morphs the page removes what the widget added, and with it the focus. */
  protected override arrange() {
    const lost = this.#focused?.isConnected ? undefined : this.#focused;
    super.arrange();
    lost?.focus({ preventScroll: true });
  }

  protected override update(changed: Map<PropertyKey, unknown>) {
    super.update(changed);
    if (!this.hasUpdated || changed.has('look') || changed.has('font')) {
      const { className } = this.#variant;
      const form = part('div', 'form', this.given, this.own);
      this.box.replaceChildren(className ? createPanel(className, form, this.#note) : form);
    }
    const action = this.action || ownAction(this.querySelector('form:not([slot=own])'));
    const host = action ? targetOf(action)?.host : 'this site, or stays in this browser';
    this.#note.textContent = host ? `Your address goes to ${host}.` : 'Sign-up opens soon.';
    const { adoptedStyleSheets } = this.getRootNode() as Document | ShadowRoot;
    const sheet = formStyles.styleSheet;
    if (sheet && this.isConnected && !adoptedStyleSheets.includes(sheet))
      adoptedStyleSheets.push(sheet);
  }

  /** A form with an address of its own is sent by the browser as the page wrote it: fields, encoding and target. */
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
  const field = create('input', {
    type: 'email',
    name: 'email',
    required: true,
    autocomplete: 'email',
  });
  const label = create('label', {}, 'Email address ', field);
  // Outside a dialog this method sends nothing.
  return create('form', { method: 'dialog', lang: 'en' }, label, create('button', {}, 'Subscribe'));
}
