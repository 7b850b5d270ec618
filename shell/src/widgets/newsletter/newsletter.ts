import { send } from '@ringside/shared/contract';
import { ReactiveElement } from 'lit';
import { create } from '../../layout/create.ts';
import { themeOf, themeStyles } from '../theme.styles.ts';
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
 * @tag ringside-newsletter
 * @example
 * <ringside-newsletter>
 *   <form method="dialog">
 *     <label>Email address <input type="email" name="email" required autocomplete="email"></label>
 *     <button>Subscribe</button>
 *   </form>
 * </ringside-newsletter>
 *
 * @attr {'auto' | 'light' | 'dark'} [theme=auto] - The ground the form stands on: light, dark, or as the page's own colours say.
 * @fires {CustomEvent<{email: string}>} ringside:subscribe - Before a valid new address is kept. `preventDefault()` says that you keep
 *   it yourself: then nothing is stored here, and the visitor is told of the success. Bubbles, composed, cancelable.
 * @fires {CustomEvent<{title: string, description: string, variant?: 'default' | 'destructive'}>} ringside:notice - How a submission went. `preventDefault()` says
 *   that you show it; otherwise it is written below the form. Bubbles, composed, cancelable.
 * @csp script-src - The file.
 * @slot - The form. Anything else, such as a link to a sign-up page, shows until the widget has made a form.
 * @cssprop {<color>} [--ringside-color=inherit] - Colour of the text.
 * @cssprop [--ringside-font=inherit] - Face of the text.
 * @cssprop {<length>} [--ringside-gap=0.5em] - Space above the outcome, and between the parts of a form that the widget made.
 * @cssprop {<color>} [--ringside-urgent=light-dark(#c8241a, #ff8a7e)] - Colour of an error.
 */
export class RingsideNewsletter extends ReactiveElement {
  static version: string = WIDGET_VERSION;
  static override readonly styles = [themeStyles, styles];
  static override readonly properties = { theme: {} };

  declare theme: 'auto' | 'light' | 'dark' | null | undefined;
  /** Set where the element stands in a frame of ours: whether the page around that frame keeps a new address. */
  declare askPage?: (email: string) => Promise<boolean>;

  readonly #box = create('div', {});
  readonly #given = create('slot', {});
  /** What the widget adds to the page's own children. */
  readonly #own = create('slot', { name: 'own' });
  readonly #outcome = createOutcome();
  /** The form the widget makes where the page gives none. */
  #made: HTMLFormElement | undefined;
  /** Where an outcome is said: none until somebody is at the form. */
  #lines: readonly Element[] = [];
  #connected: AbortController | undefined;

  protected override createRenderRoot() {
    const root = super.createRenderRoot();
    this.#box.append(this.#given, this.#own);
    // A framework may bring the form later, or take it away.
    this.#box.addEventListener('slotchange', () => this.#arrange());
    root.append(this.#box);
    return root;
  }

  override connectedCallback() {
    super.connectedCallback();
    this.#connected = new AbortController();
    const { signal } = this.#connected;
    this.addEventListener('submit', (event) => this.#submit(event), { signal });
    this.addEventListener('focusin', () => this.#use(), { signal });
    // Autofill may send only the second of the two.
    for (const type of ['input', 'change'])
      this.addEventListener(type, ({ target }) => this.#forget(target as HTMLInputElement), { signal });
    document.addEventListener('DOMContentLoaded', () => this.#arrange(), { signal });
    this.requestUpdate();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#connected?.abort();
  }

  protected override update(changed: Map<PropertyKey, unknown>) {
    super.update(changed);
    this.#box.dataset.theme = themeOf(this.theme);
    this.#arrange();
  }

  /** Puts beside the page's form what is not there yet, and a form where there is none. */
  #arrange() {
    // While the page is being parsed, the form inside may be yet to come.
    if (document.readyState === 'loading') return;
    const given = this.querySelector('form:not([slot=own])');
    this.#given.hidden = !given;
    // The lines are in the page before they say anything: a live region announces changes only. But they come with the first
    // visitor, not before: a framework that has yet to hydrate the page would find what its server did not write.
    const own = [...this.#lines];
    if (!given) {
      this.#made ??= createForm();
      own.unshift(this.#made);
    }
    // A copy of an element comes with what that one had added.
    for (const child of this.querySelectorAll('[slot=own]')) if (!own.includes(child)) child.remove();
    for (const child of own) {
      child.slot = 'own';
      if (child.parentNode !== this) this.append(child);
    }
  }

  #use() {
    this.#lines = this.#outcome.lines;
    this.#arrange();
  }

  #submit(event: SubmitEvent) {
    const field = emailField(event.target as HTMLFormElement);
    // Somebody else's form, or one that somebody else has stopped.
    if (!field || event.defaultPrevented) return;
    event.preventDefault();
    this.#use();
    this.#outcome.clear(field);

    this.#subscribe(field.value, (outcome) => this.#tell(outcome, field));
  }

  #tell(outcome: Outcome, field: HTMLInputElement) {
    const notice = notices[outcome];
    const shown = !send(this, 'ringside:notice', notice);
    if (!shown) this.#outcome.say(notice, field);
    if (outcome === 'added') {
      field.value = '';
      return;
    }
    if (outcome !== 'unkept') field.ariaInvalid = 'true';
    field.focus();
  }

  #subscribe(email: string, tell: (outcome: Outcome) => void) {
    const keep = (isKept?: boolean) => tell(isKept || subscribe(email) ? 'added' : 'unkept');
    if (!isEmail(email)) tell('invalid');
    else if (isSubscribed(email)) tell('duplicate');
    else if (!send(this, 'ringside:subscribe', { email })) tell('added');
    else if (this.askPage) void this.askPage(email).then(keep);
    else keep();
  }

  /** A field that is being corrected is no longer in error. */
  #forget(field: HTMLInputElement) {
    if (field.form && field === emailField(field.form)) this.#outcome.clear(field);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ringside-newsletter': RingsideNewsletter;
  }
}
