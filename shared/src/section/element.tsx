import r2wc from '@r2wc/react-to-web-component';
import { type Json, PAGE_DATA_ID, type PageData } from '../contract/index.ts';
import { afterPaint } from '../loading/afterPaint.ts';
import { reportError } from '../page/reportError.ts';
import { createSectionRoot, RootView, reportReady, type View } from './root.tsx';
import { eventServices } from './services.tsx';

/** How r2wc asks for a render; a registered symbol, so a subclass can answer instead. */
const RENDER = Symbol.for('r2wc.render');

interface R2wcElement extends HTMLElement {
  data: Json | undefined;
}

/**
 * Makes a custom element of a React component, over r2wc's attribute and property handling.
 *
 * Mends what r2wc does to a page: it hydrates prerendered children instead of wiping them, keeps its state when
 * it is moved, unmounts outside React's own work, takes properties set before the upgrade, and reports errors as
 * a `ringside:section-error` event instead of blanking.
 */
export function sectionElement(section: string, view: View): CustomElementConstructor {
  // No type: r2wc would otherwise write the data into an attribute.
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
      // A move disconnects and connects in one task. Only what stays away is unmounted, when what came instead is there.
      void afterPaint().then(() => {
        if (this.isConnected) return;
        this.#root?.unmount();
        this.#root = undefined;
        this.#shown = undefined;
      });
    }

    /** Starts over after an error, from the children and the data that are there. */
    retry() {
      this.#root = undefined;
      this.#shown = undefined;
      this.data ??= prerenderedData(this);
      this[RENDER]();
    }

    [RENDER]() {
      // The same data twice would be an update before the first had time to hydrate.
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

/** All of a section's elements by tag. Importing defines nothing; whoever loads the section defines them. */
export function sectionElements(section: string, views: Readonly<Record<string, View>>) {
  return Object.fromEntries(
    Object.entries(views).map(([tag, view]) => [tag, sectionElement(section, view)]),
  ) satisfies Record<string, CustomElementConstructor>;
}

/** The data compose left in the page for this element. */
function prerenderedData(element: HTMLElement): Json | undefined {
  const id = element.dataset.root;
  const text = id && document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) return undefined;
  return (JSON.parse(text) as PageData).roots.find((root) => root.id === id)?.data;
}
