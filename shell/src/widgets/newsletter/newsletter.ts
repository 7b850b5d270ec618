import { type Notice, send } from '@ringside/shared/contract';
import { type PropertyDeclarations, ReactiveElement } from 'lit';
import { create } from '../../layout/create.ts';
import { themeOf, themeStyles } from '../theme.styles.ts';
import { WIDGET_VERSION } from '../version.ts';
import { createForm, emailField } from './form.ts';
import { styles } from './newsletter.styles.ts';
import { createOutcome } from './outcome.ts';

/**
 * A newsletter sign-up around a real `<form>`, which stays in the page's own tree, where its styles and password managers reach it.
 * Without one it makes its own. Our own pages have it as `newsletter-define.ts` defines it, partners' pages as `partner/` does.
 */
export abstract class RingsideNewsletter extends ReactiveElement {
  static version: string = WIDGET_VERSION;
  static override styles = [themeStyles, styles];
  static override properties: PropertyDeclarations = { theme: {} };

  declare theme: 'auto' | 'light' | 'dark' | null | undefined;

  protected readonly box = create('div', {});
  /** Takes the page's form. */
  protected readonly given = create('slot', {});
  /** What the widget adds to the page's own children. */
  protected readonly own = create('slot', { name: 'own' });
  protected readonly outcome = createOutcome();
  /** The form the widget makes where the page gives none. */
  #made: HTMLFormElement | undefined;
  /** Where an outcome is said: none until somebody is at the form. */
  #lines: readonly Element[] = [];
  #connected: AbortController | undefined;

  protected override createRenderRoot() {
    const root = super.createRenderRoot();
    this.box.append(this.given, this.own);
    // A framework may bring the form later, or take it away.
    this.box.addEventListener('slotchange', () => this.#arrange());
    root.append(this.box);
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
    this.box.dataset.theme = themeOf(this.theme);
    this.#arrange();
  }

  /** Puts beside the page's form what is not there yet, and a form where there is none. */
  #arrange() {
    // While the page is being parsed, the form inside may be yet to come.
    if (document.readyState === 'loading') return;
    const given = this.querySelector('form:not([slot=own])');
    this.given.hidden = !given;
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
    this.#lines = this.outcome.lines;
    this.#arrange();
  }

  #submit(event: SubmitEvent) {
    const field = emailField(event.target as HTMLFormElement);
    // Somebody else's form, or one that somebody else has stopped.
    if (!field || event.defaultPrevented) return;
    event.preventDefault();
    this.#use();
    this.outcome.clear(field);

    this.subscribe(field, (notice, isWrong) => this.#tell(notice, field, isWrong));
  }

  /** What becomes of an address that somebody sent off: our own pages and partners' differ. */
  protected abstract subscribe(field: HTMLInputElement, tell: Tell): void;

  #tell(notice: Notice, field: HTMLInputElement, isWrong?: boolean) {
    if (send(this, 'ringside:notice', notice)) this.outcome.say(notice, field);
    if (!notice.variant) {
      field.value = '';
      return;
    }
    if (isWrong) field.ariaInvalid = 'true';
    field.focus();
  }

  /** A field that is being corrected is no longer in error. */
  #forget(field: HTMLInputElement) {
    if (field.form && field === emailField(field.form)) this.outcome.clear(field);
  }
}

/** Tells how a submission went, and whether the address itself is at fault. */
export type Tell = (notice: Notice, isWrong?: boolean) => void;

declare global {
  interface HTMLElementTagNameMap {
    'ringside-newsletter': RingsideNewsletter;
  }
}
