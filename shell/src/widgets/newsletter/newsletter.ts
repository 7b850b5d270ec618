import { type Notice, send } from '@ringside/shared/contract';
import { type PropertyDeclarations, ReactiveElement } from 'lit';
import { create } from '../../layout/create.ts';
import { themeOf, themeStyles } from '../theme.styles.ts';
import { WIDGET_VERSION } from '../version.ts';
import { createForm, emailField } from './form.ts';
import { styles } from './newsletter.styles.ts';
import { createOutcome } from './outcome.ts';

/**
 * A newsletter sign-up around a real `<form>`. The form stays in the page's own tree, where the page's styles and password managers reach it.
 * Without a form the element makes one. `newsletter-define.ts` defines it for our own pages, `partner/` for partners' pages.
 */
export abstract class RingsideNewsletter extends ReactiveElement {
  static version: string = WIDGET_VERSION;
  static override styles = [themeStyles, styles];
  static override properties: PropertyDeclarations = { theme: {} };

  declare theme: 'auto' | 'light' | 'dark' | null | undefined;

  protected readonly box = create('div', {});
  /** The slot for the page's form. */
  protected readonly given = create('slot', {});
  /** The slot for what the widget adds to the element's children. */
  protected readonly own = create('slot', { name: 'own' });
  protected readonly outcome = createOutcome();
  /** The form that the widget made, if the page supplies none. */
  #made: HTMLFormElement | undefined;
  /** The lines that show an outcome. There are none until a visitor focuses the form. */
  #lines: readonly Element[] = [];
  #connected: AbortController | undefined;

  protected override createRenderRoot() {
    const root = super.createRenderRoot();
    this.box.append(this.given, this.own);
    // A framework may add the form later, or remove it.
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
    // Autofill may send only the second of these events.
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

  /** Adds the missing lines beside the form, and a form if the page supplies none. */
  #arrange() {
    // While the page is being parsed, the form inside may not have been parsed yet.
    if (document.readyState === 'loading') return;
    const given = this.querySelector('form:not([slot=own])');
    this.given.hidden = !given;
    // The lines are added before they have any text, because a live region announces only changes. But they are not added before
    // a visitor focuses the form: a framework that hydrates the page would find nodes that its server did not render.
    const own = [...this.#lines];
    if (!given) {
      this.#made ??= createForm();
      own.unshift(this.#made);
    }
    // A cloned element contains copies of what the original had added.
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
    // Not our form, or the page has cancelled the submission.
    if (!field || event.defaultPrevented) return;
    event.preventDefault();
    this.#use();
    this.outcome.clear(field);

    this.subscribe(field, (notice, isWrong) => this.#tell(notice, field, isWrong));
  }

  /** Handles a submitted address. Our own pages and partners' pages differ in this. */
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

  /** Clears the error as soon as the visitor edits the field. */
  #forget(field: HTMLInputElement) {
    if (field.form && field === emailField(field.form)) this.outcome.clear(field);
  }
}

/** Reports the outcome of a submission, and whether the address itself is wrong. */
export type Tell = (notice: Notice, isWrong?: boolean) => void;

declare global {
  interface HTMLElementTagNameMap {
    'ringside-newsletter': RingsideNewsletter;
  }
}
