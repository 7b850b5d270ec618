import r2wc from '@r2wc/core';
import type { Json } from '../contract/index.ts';
import { afterPaint } from '../loading/afterPaint.ts';
import { Island } from './mount/Island.tsx';

/** The view of an element. There is one for each element, and it is reused when the element is put back. */
export interface ShownView {
  /** Called when the element is connected, and after each change. The element may not be connected yet. */
  update(props: { data?: Json }): void;
  /** Called when the element has left the page. */
  unmount(): void;
  /** Starts again after an error. */
  retry(): void;
}

/** r2wc's elements have these methods, which its types leave out. */
interface R2wcElement extends HTMLElement {
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, before: string | null, value: string | null): void;
}

/**
 * Makes a custom element that mounts an {@link Island}. r2wc provides its attributes and properties, and calls the renderer;
 * `show` provides the HTML. The class adds what r2wc lacks; decision 5 gives the reasons.
 *
 * @param props the names of its properties. A `string` has an attribute of the same name
 */
export function ringsideElement(
  props: Readonly<Record<string, 'string' | undefined>>,
  show: (host: HTMLElement) => ShownView,
): CustomElementConstructor {
  const shown = new WeakMap<HTMLElement, ShownView>();
  const Base = r2wc<object, ShownView>(
    Island as never,
    { props: props as never },
    {
      mount(host, _, values) {
        const view = shown.get(host) ?? show(host);
        shown.set(host, view);
        view.update(values);
        return view;
      },
      update: (view, values) => view.update(values),
      unmount: (view) => view.unmount(),
    },
  ) as unknown as new () => R2wcElement;

  return class RingsideElement extends Base {
    override connectedCallback() {
      for (const [name, value] of Object.entries(this)) {
        if (!(name in props)) continue;
        // It was set before the upgrade. As an own property, it would hide the accessor.
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
      super.connectedCallback();
    }

    override disconnectedCallback() {
      // A move disconnects and connects within one task. An element that stays away is unmounted later, after its
      // replacement is painted.
      void afterPaint().then(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    override attributeChangedCallback(name: string, before: string | null, value: string | null) {
      super.attributeChangedCallback(name, before, value);
      // r2wc ignores attributes that are removed or become empty.
      if (value) return;
      Object.assign(this, { [name]: value ?? undefined });
      super.connectedCallback();
    }

    retry() {
      const view = shown.get(this);
      // There is none if connecting failed.
      if (view) view.retry();
      else this.connectedCallback();
    }
  };
}
