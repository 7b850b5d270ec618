import { type Notice, send } from '@ringside/shared/contract';
import { create } from '@ringside/shared/internal/page';
import { RingsideWidget } from '../widget.ts';
import { messages } from './messages.ts';
import { newsletterStyles } from './newsletter.styles.ts';
import { createOutcome } from './outcome.ts';
import { isEmail, isSubscribed, subscribe } from './subscriptions.ts';

/** The `<form>` stays in the page's tree, for its styles and for password managers. */
export class RingsideNewsletter extends RingsideWidget {
  static override styles = [...RingsideWidget.styles, newsletterStyles];

  protected readonly given = create('slot');
  protected readonly own = create('slot', { name: 'own' });
  protected readonly outcome = createOutcome();
  #lines: readonly Element[] = [];

  protected override createRenderRoot() {
    this.box.append(this.given, this.own);
    this.box.addEventListener('slotchange', () => this.arrange());
    // After loading, the event never comes, and the listener would retain the element.
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => this.arrange(), { once: true });
    this.addEventListener('submit', (event) => this.#submit(event));
    this.addEventListener('focusin', () => this.#use());
    // Autofill may send only the second event.
    for (const type of ['input', 'change'])
      this.addEventListener(type, ({ target }) => this.#forget(target as HTMLInputElement));
    return super.createRenderRoot();
  }

  protected override update(changed: Map<PropertyKey, unknown>) {
    super.update(changed);
    this.arrange();
  }

  /** A framework that hydrates the page would find foreign nodes. */
  protected additions(): readonly Element[] {
    return this.#lines;
  }

  protected arrange(): void {
    // The form inside may not have been parsed yet.
    if (document.readyState === 'loading') return;
    const own = this.additions();
    for (const child of this.querySelectorAll('[slot=own]'))
      if (!own.includes(child)) child.remove();
    for (const child of own) {
      child.slot = 'own';
      if (child.parentNode !== this) this.append(child);
    }
  }

  #use() {
    this.#lines = this.outcome.lines;
    this.arrange();
  }

  #submit(event: SubmitEvent) {
    const field = emailField(event.target as HTMLFormElement);
    if (!field || event.defaultPrevented) return;
    if (field.readOnly) return event.preventDefault();
    this.#use();
    this.outcome.clear(field);
    this.submit(event, field);
  }

  protected submit(event: SubmitEvent, field: HTMLInputElement): void {
    event.preventDefault();
    this.subscribe(field);
  }

  protected subscribe(field: HTMLInputElement): void {
    const { value: email } = field;
    if (!isEmail(email)) this.tell(field, messages.invalid, true);
    else if (isSubscribed(email)) this.tell(field, messages.duplicate, true);
    else if (!send(this, 'ringside:subscribe', { email }) || subscribe(email))
      this.tell(field, messages.added);
    else this.tell(field, messages.unkept);
  }

  /** Tells the visitor at the field: on our own pages the toast is far away and disappears. */
  protected tell(field: HTMLInputElement, notice: Notice, isWrong = false) {
    const isAnnounced = !send(this, 'ringside:notice', notice);
    if (isWrong || !isAnnounced) this.outcome.say(notice, field, isAnnounced);
    if (!notice.variant) {
      field.value = '';
      return;
    }
    if (isWrong) field.ariaInvalid = 'true';
    field.focus();
  }

  #forget(field: HTMLInputElement) {
    if (field.form && field === emailField(field.form)) this.outcome.clear(field);
  }
}

const emailField = (form: HTMLFormElement): HTMLInputElement | null =>
  form.querySelector('input[name=email],input[type=email]');
