import { type CSSResult, type PropertyDeclarations, ReactiveElement } from 'lit';
import { create } from '../layout/create.ts';
import { widgetStyles } from './widget.styles.ts';

/**
 * What both widgets share: a version, a theme, and a box in the shadow root, where no reset of the page applies. Slotted content
 * inherits from the box.
 */
export class RingsideWidget extends ReactiveElement {
  /** The version of the widgets' public interface: attributes, events, parts and properties. */
  static version = '1.1.0';
  static override properties: PropertyDeclarations = { theme: {} };
  static override styles: CSSResult[] = [widgetStyles];

  declare theme: 'auto' | 'light' | 'dark' | null | undefined;

  protected readonly box = create('div', {});
  #connected = new AbortController();

  protected override createRenderRoot() {
    const root = super.createRenderRoot();
    root.append(this.box);
    return root;
  }

  override connectedCallback() {
    super.connectedCallback();
    this.#connected = new AbortController();
    this.listen(this.#connected.signal);
    this.requestUpdate();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#connected.abort();
  }

  /**
   * Adds listeners, each time that the element is connected.
   *
   * @param _signal removes them
   */
  protected listen(_signal: AbortSignal): void {}

  protected override update(changed: Map<PropertyKey, unknown>) {
    super.update(changed);
    this.box.dataset.theme = this.theme === 'light' || this.theme === 'dark' ? this.theme : 'auto';
  }
}

/** A node with a `part`, by which pages style it. Children that are missing are left out. */
export function part<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  name: string,
  ...children: (Node | string | undefined)[]
): HTMLElementTagNameMap[Tag] {
  const element = create(tag, {});
  element.setAttribute('part', name);
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

/** A slot for the page's own content, with default content. */
export function slot(name: string, ...children: (Node | string | undefined)[]): HTMLSlotElement {
  const element = create('slot', { name });
  element.append(...children.filter((child) => child !== undefined));
  return element;
}
