import r2wc from '@r2wc/react-to-web-component';
import { type Json, PAGE_DATA_ID, type PageData } from '../contract/index.ts';
import { afterPaint } from '../loading/afterPaint.ts';
import { reportError } from '../page/reportError.ts';
import { createSectionRoot, RootView, reportReady, type View } from './root/root.tsx';
import { eventServices } from './root/services.tsx';

/** r2wc's method for rendering. The symbol is registered, so a subclass can override it. */
const RENDER = Symbol.for('r2wc.render');

interface R2wcElement extends HTMLElement {
  data: Json | undefined;
}

/**
 * Makes a custom element from a React component, using r2wc for attributes and properties.
 *
 * It corrects r2wc in five ways: it hydrates prerendered children instead of deleting them, keeps its state when it is
 * moved, unmounts outside React's own work, accepts properties set before the upgrade, and reports errors as
 * `ringside:section-error` instead of going blank.
 */
export function sectionElement(section: string, view: View): CustomElementConstructor {
  // Without a type, because r2wc would otherwise write the data into an attribute.
  const Base = r2wc(view as never, {
    props: { data: undefined as never },
  }) as unknown as new () => R2wcElement;

  return class SectionElement extends Base {
    #root: ReturnType<typeof createSectionRoot> | undefined;
    #shown: Json | undefined;
    readonly #services = eventServices(this);
    readonly #context = { container: this };
    readonly #onReady = () => reportReady(this);

    connectedCallback() {
      this.dataset.section ??= section;
      if (Object.hasOwn(this, 'data')) {
        const early = this.data;
        Reflect.deleteProperty(this, 'data');
        this.data = early;
      }
      this.data ??= prerenderedData(this);
      this[RENDER]();
    }

    disconnectedCallback() {
      // A move disconnects and connects within one task. An element that stays away is unmounted later, after its
      // replacement is painted.
      void afterPaint().then(() => {
        if (this.isConnected) return;
        this.#root?.unmount();
        this.#root = undefined;
        this.#shown = undefined;
      });
    }

    /** Starts again after an error, from the current children and data. */
    retry() {
      this.#root = undefined;
      this.#shown = undefined;
      this.data ??= prerenderedData(this);
      this[RENDER]();
    }

    [RENDER]() {
      // The same data again would be an update before the first render has hydrated.
      if (!this.isConnected || this.data === undefined || this.data === this.#shown) return;
      this.#shown = this.data;
      try {
        this.#root ??= createSectionRoot(this);
        this.#root.render(
          <RootView
            view={view}
            data={this.data}
            services={this.#services}
            context={this.#context}
            onReady={this.#onReady}
          />,
        );
      } catch (error) {
        reportError(this, 'mount', error);
      }
    }
  };
}

/** All elements of a section by tag. Importing this defines nothing; the code that loads the section defines them. */
export function sectionElements(section: string, views: Readonly<Record<string, View>>) {
  return Object.fromEntries(
    Object.entries(views).map(([tag, view]) => [tag, sectionElement(section, view)]),
  ) satisfies Record<string, CustomElementConstructor>;
}

/** The data that compose left in the page for this element. */
function prerenderedData(element: HTMLElement): Json | undefined {
  const id = element.dataset.root;
  const text = id && document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) return undefined;
  return (JSON.parse(text) as PageData).roots.find((root) => root.id === id)?.data;
}
