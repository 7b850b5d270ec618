/**
 * Lit's `ReactiveElement` as far as widgets use it, in a tenth of its size. Embed files are built with it, for a partner's page brings
 * one widget, not a site; whatever else a widget needs of Lit, the build of its file says is missing.
 */
export abstract class ReactiveElement extends HTMLElement {
  /** Constructed sheets of the shadow root. */
  static readonly styles: readonly CSSStyleSheet[] = [];
  /** By their names, which are also those of their attributes. */
  static readonly properties: Readonly<Record<string, object>> = {};

  isUpdatePending = false;
  updateComplete: Promise<unknown> = Promise.resolve();
  #renderRoot: ShadowRoot | undefined;
  /** Values that were set before the element was defined; they come before its attributes. */
  readonly #early: Readonly<Record<string, unknown>>;

  constructor() {
    super();
    const { properties } = this.constructor as typeof ReactiveElement;
    const set = Object.keys(properties).filter((name) => Object.hasOwn(this, name));
    const own = this as unknown as Record<string, unknown>;
    this.#early = Object.fromEntries(set.map((name) => [name, own[name]]));
    for (const name of set) delete own[name];
  }

  connectedCallback(): void {
    if (this.#renderRoot) return;
    this.#renderRoot = this.createRenderRoot();
    Object.assign(this, this.#early);
    this.requestUpdate();
  }

  disconnectedCallback(): void {}

  attributeChangedCallback(name: string, _: string | null, value: string | null): void {
    (this as unknown as Record<string, unknown>)[name] = value;
  }

  /** Updates in a microtask, once, however often it is asked for; an element that was never on a page waits until it is. */
  requestUpdate(): void {
    if (this.isUpdatePending || !this.#renderRoot) return;
    this.isUpdatePending = true;
    this.updateComplete = Promise.resolve().then(() => {
      this.isUpdatePending = false;
      this.update();
    });
  }

  protected update(): void {}

  protected createRenderRoot(): ShadowRoot {
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [...(this.constructor as typeof ReactiveElement).styles];
    return root;
  }
}

// Asked for once, when a class is defined.
Object.defineProperty(ReactiveElement, 'observedAttributes', { get: defineProperties });

/** Gives a class its properties. */
function defineProperties(this: typeof ReactiveElement): string[] {
  const names = Object.keys(this.properties);
  for (const name of names) if (!Object.hasOwn(this.prototype, name)) define(this.prototype, name);
  return names;
}

/** Gives a class a property whose changes ask for an update. */
function define(prototype: ReactiveElement, name: string): void {
  const values = new WeakMap<ReactiveElement, unknown>();
  Object.defineProperty(prototype, name, {
    enumerable: true,
    get(this: ReactiveElement) {
      return values.get(this);
    },
    set(this: ReactiveElement, value: unknown) {
      if (Object.is(values.get(this), value)) return;
      values.set(this, value);
      this.requestUpdate();
    },
  });
}

export function css([text = '']: TemplateStringsArray): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
