import { ReactiveElement } from '@lit/reactive-element';
import { send } from '@ringside/shared/contract';
import { WIDGET_VERSION } from '../version.ts';
import { createForm, emailField } from './form.ts';
import { styles } from './newsletter.styles.ts';
import { notices, type Outcome } from './notices.ts';
import { createOutcome } from './outcome.ts';
import { isEmail, isSubscribed, subscribe } from './subscriptions.ts';

/**
 * A newsletter sign-up. Put a real `<form>` with an `<input type="email" name="email" required>` inside, and it works as the site's
 * does; without one it makes its own. The form stays in the page's own tree, where its styles and password managers
 * reach it.
 *
 * @example <ringside-newsletter></ringside-newsletter>
 *
 * @fires {CustomEvent<{email: string}>} ringside:subscribe - Before a valid new address is kept. `preventDefault()` says that you keep
 *   it yourself: then nothing is stored here, and the visitor is told of the success. Bubbles, composed, cancelable.
 * @fires {CustomEvent<Notice>} ringside:notice - How a submission went: `title`, `description`, `variant`. `preventDefault()` says
 *   that you show it; otherwise it is written below the form. Bubbles, composed, cancelable.
 * @slot - The form. Anything else, such as a link to a sign-up page, shows until the widget has made a form.
 * @cssprop [--ringside-gap=0.5em] - Space between the parts of the form, and above the outcome.
 * @cssprop [--ringside-urgent=inherit] - Colour of an error.
 */
export class RingsideNewsletter extends ReactiveElement {
  static readonly version = WIDGET_VERSION;
  static override readonly styles = styles;

  readonly #given = document.createElement('slot');
  /** What the widget adds to the page's own children. */
  readonly #own = document.createElement('slot');
  readonly #outcome = createOutcome();
  #connected: AbortController | undefined;

  protected override createRenderRoot() {
    const root = super.createRenderRoot();
    this.#own.name = 'own';
    root.append(this.#given, this.#own);
    return root;
  }

  override connectedCallback() {
    super.connectedCallback();
    this.#connected = new AbortController();
    const { signal } = this.#connected;
    this.addEventListener('submit', (event) => this.#submit(event), { signal });
    // Autofill may send only the second of the two.
    for (const type of ['input', 'change'])
      this.addEventListener(type, ({ target }) => this.#forget(target), { signal });
    document.addEventListener('DOMContentLoaded', () => this.requestUpdate(), { signal });
    this.requestUpdate();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#connected?.abort();
  }

  protected override update(changed: Map<PropertyKey, unknown>) {
    super.update(changed);
    // While the page is being parsed, the form inside may be yet to come.
    if (document.readyState === 'loading') return;
    if (!this.querySelector('form')) {
      this.#add(createForm());
      this.#given.hidden = true;
    }
    // In the page before it says anything: a live region announces changes only.
    for (const line of this.#outcome.lines) if (line.parentNode !== this) this.#add(line);
  }

  #add(element: HTMLElement) {
    element.slot = this.#own.name;
    this.append(element);
  }

  #submit(event: SubmitEvent) {
    const field = emailField(event.target as HTMLFormElement);
    // Somebody else's form, or one that somebody else has stopped.
    if (!field || event.defaultPrevented) return;
    event.preventDefault();
    this.#outcome.clear(field);

    const outcome = this.#subscribe(field.value);
    const notice = notices[outcome];
    if (outcome === 'added') field.value = '';
    this.#outcome.mark(field, outcome === 'invalid' || outcome === 'duplicate');
    const shown = !send(this, 'ringside:notice', notice);
    if (!shown) this.#outcome.say(notice, field);
    if (outcome !== 'added') field.focus();
  }

  #subscribe(email: string): Outcome {
    if (!isEmail(email)) return 'invalid';
    if (isSubscribed(email)) return 'duplicate';
    const event = new CustomEvent('ringside:subscribe', {
      detail: { email },
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    const keptElsewhere = !this.dispatchEvent(event);
    return keptElsewhere || subscribe(email) ? 'added' : 'unkept';
  }

  /** A field that is being corrected is no longer in error. */
  #forget(target: EventTarget | null) {
    const form = target instanceof HTMLInputElement ? target.form : null;
    if (!form || target !== emailField(form)) return;
    this.#outcome.mark(target as HTMLInputElement, false);
    this.#outcome.clear(target as HTMLInputElement);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ringside-newsletter': RingsideNewsletter;
  }
  interface HTMLElementEventMap {
    'ringside:subscribe': CustomEvent<{ email: string }>;
  }
}
