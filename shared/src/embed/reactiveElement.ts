/**
 * The parts of Lit's `ReactiveElement` that widgets use, in about a quarter of its size. Embed files are built with it, because a partner's
 * page loads one widget, not a whole site. If a widget imports anything else from Lit, the build of its embed file fails and names it.
 */
export abstract class ReactiveElement extends HTMLElement {
  /** Constructed sheets of the shadow root. */
  static readonly styles: readonly CSSStyleSheet[] = [];
  /** By name. Each has an attribute of the same name. */
  static readonly properties: Readonly<Record<string, object>> = {};

  isUpdatePending = false;
  updateComplete: Promise<unknown> = Promise.resolve();
  #renderRoot: ShadowRoot | undefined;
  /** Values that were set before the element was defined. They override its attributes. */
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

  /** Updates once in a microtask, however many requests there are. An element that was never connected waits until it is. */
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

// The browser reads this once, when a class is defined.
Object.defineProperty(ReactiveElement, 'observedAttributes', { get: defineProperties });

/** Adds the accessors of all properties to a class, and returns their names. */
function defineProperties(this: typeof ReactiveElement): string[] {
  const names = Object.keys(this.properties);
  for (const name of names) if (!Object.hasOwn(this.prototype, name)) define(this.prototype, name);
  return names;
}

/** Adds a property to a class; a change requests an update. */
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
