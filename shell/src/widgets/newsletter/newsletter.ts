import { type Notice, send } from '@ringside/shared/contract';
import { create } from '@ringside/shared/internal/page';
import { RingsideWidget } from '../widget.ts';
import { messages } from './messages.ts';
import { newsletterStyles } from './newsletter.styles.ts';
import { createOutcome } from './outcome.ts';
import { isEmail, isSubscribed, subscribe } from './subscriptions.ts';

/**
 * The page's `<form>` stays in the page's tree, for its styles and for password managers. The
 * widget adds nothing to that tree, because a framework that hydrates the page later would find
 * foreign nodes, and render everything anew.
 */
export class RingsideNewsletter extends RingsideWidget {
  static override styles = [...RingsideWidget.styles, newsletterStyles];

  protected readonly given = create('slot');
  protected readonly outcome = createOutcome();

  protected override createRenderRoot() {
    this.box.append(this.given, ...this.outcome.lines);
    this.watch(this);
    return super.createRenderRoot();
  }

  /** @param target the element, or a form in its shadow root, which some events do not leave */
  protected watch(target: HTMLElement): void {
    target.addEventListener('submit', (event) => this.#submit(event));
    // Autofill may send only the second event.
    for (const type of ['input', 'change'])
      target.addEventListener(type, (event) => this.#forget(event.target as HTMLInputElement));
  }

  #submit(event: SubmitEvent) {
    const field = emailField(event.target as HTMLFormElement);
    if (!field || event.defaultPrevented) return;
    if (field.readOnly) return event.preventDefault();
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
    if (isWrong) field.ariaInvalid = 'true';
    if (isWrong || !isAnnounced) this.outcome.say(notice, field, isAnnounced);
    if (notice.variant) field.focus();
    else field.value = '';
  }

  #forget(field: HTMLInputElement) {
    if (field.form && field === emailField(field.form)) this.outcome.clear(field);
  }
}

const emailField = (form: HTMLFormElement): HTMLInputElement | null =>
  form.querySelector('input[name=email],input[type=email]');
