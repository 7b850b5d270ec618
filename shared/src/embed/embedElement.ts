import r2wc from '@r2wc/react-to-web-component';
import { send } from '../contract/index.ts';
import { focusHeading, isPlainClick, type PageRoots, pageRoots, reportError } from '../page/index.ts';
import { absoluteValue, keepAbsolute, type Origins } from './addresses.ts';
import { fetchEmbeddablePage } from './embeddablePage.ts';
import { fontsReady } from './shadow/fonts.ts';
import { parseMarkup } from './shadow/parseMarkup.ts';
import { rootSteps, type SectionViews, shieldHydration } from './shadow/rootSteps.tsx';
import { createShadowView, type ShadowView } from './shadow/shadowView.ts';
import { sheetAt, sheetOf } from './shadow/style.ts';
import { loadWidgets } from './widgets.ts';

/** r2wc stores properties and requests a render under these registered symbols, so a subclass can override both. */
const RENDER = Symbol.for('r2wc.render');
const PROPS = Symbol.for('r2wc.props');

interface R2wcElement extends HTMLElement {
  [PROPS]: Record<string, string | undefined>;
}

/** The values of `theme` and `heading`. */
const THEMES = ['light', 'dark', 'auto'] as const;
const LEVELS = ['1', '2', '3', '4', '5', '6'] as const;

/** What all elements of one script have in common. */
export interface EmbedSource extends SectionViews {
  /** The release in the script's pinned address. */
  release: string;
  /** The origin the script came from: of pages, pictures and files. */
  site: string;
}

/** What makes one element differ from another. */
export interface EmbedKind {
  attributes: readonly string[];
  /**
   * Which page the attributes ask for.
   *
   * @throws when there is no such page, with the allowed values
   */
  pathOf(attributes: Readonly<Record<string, string>>): string;
  /** Whether a link stays in the element when `navigate="inside"`. */
  keeps?(path: string): boolean;
}

/**
 * Makes a custom element that shows a composed page of the site in its shadow root. Its own children show until the page
 * has loaded, and whenever there is no such page.
 *
 * An element that composition prerendered does nothing. It is part of a composed page, and whatever shows that page hydrates it.
 *
 * Its attributes and events are described in `contract/elementDocs.ts`.
 */
export function embedElement(source: EmbedSource, kind: EmbedKind): CustomElementConstructor {
  const asks = [...kind.attributes, 'origin'];
  const names = [...asks, 'theme', 'heading'];
  const Base = r2wc((() => null) as never, {
    props: Object.fromEntries(names.map((name) => [name, 'string'])) as never,
  }) as unknown as new () => R2wcElement;

  return class EmbedElement extends Base {
    static readonly version = source.release;
    #view: ShadowView | undefined;
    #roots: PageRoots | undefined;
    #asked: string | undefined;
    #isInside = false;
    /** Values that a warning has named. */
    readonly #refused: Record<string, string> = {};

    connectedCallback() {
      for (const name of names) this.#takeEarly(name as keyof this);
      this[RENDER]();
    }

    /** Keeps the content, since the element may be put back. If it is not, it is garbage-collected with its content. */
    disconnectedCallback() {}

    attributeChangedCallback(name: string, _: string | null, value: string | null) {
      this[PROPS][name] = value ?? undefined;
      this[RENDER]();
    }

    /** Requests the page again after an error. */
    retry() {
      this.#asked = undefined;
      this[RENDER]();
    }

    [RENDER]() {
      // Several attributes may change at once.
      queueMicrotask(() => {
        if (this.isConnected && !this.dataset.section) void this.#update();
      });
    }

    /** Applies a property that was set before the upgrade. As an own property, it would hide the accessor. */
    #takeEarly(name: keyof this) {
      if (!Object.hasOwn(this, name)) return;
      const value = this[name];
      Reflect.deleteProperty(this, name);
      this[name] = value;
    }

    #attribute(name: string): string | undefined {
      return this.getAttribute(name) ?? undefined;
    }

    /** The value of an attribute that has a fixed set of values. */
    #choice<Value extends string>(name: string, values: readonly Value[], standard: Value): Value {
      const written = this.#attribute(name);
      const value = values.find((each) => each === written);
      if (value === undefined && written !== undefined && written !== this.#refused[name]) {
        this.#refused[name] = written;
        console.warn(
          `ringside: <${this.localName}> ${name}="${written}": write one of ${values.join(', ')}.`,
        );
      }
      return value ?? standard;
    }

    readonly #origins = (): Origins => ({
      site: source.site,
      links: (this.#attribute('origin') ?? source.site).replace(/\/+$/, ''),
    });

    async #update() {
      const view = this.#prepare();
      view.dress(this.#choice('theme', THEMES, 'light'), Number(this.#choice('heading', LEVELS, '2')));
      const asked = asks.map((name) => `${name}=${this.#attribute(name)}`).join('\n');
      if (asked === this.#asked) return;
      this.#asked = asked;
      const isInside = this.#isInside;
      this.#isInside = false;
      let path: string;
      try {
        path = kind.pathOf(attributesOf(this, kind.attributes));
      } catch (error) {
        view.fallBack();
        console.warn((error as Error).message);
        return;
      }
      try {
        const { site } = source;
        const page = await fetchEmbeddablePage(new URL(path, site).href, site);
        const sheets = await Promise.all([
          sheetOf(page.style, site),
          sheetAt(page.data.runtime.style, site),
          sheetAt(source.module.style, site),
        ]);
        await fontsReady();
        if (asked !== this.#asked) return;
        const nodes = parseMarkup(page.main, (name, value) => absoluteValue(this.#origins(), name, value));
        view.show(
          nodes,
          sheets.filter((sheet) => sheet !== undefined),
        );
        void this.#roots?.leave();
        this.#roots = pageRoots(page.data, view.root, rootSteps(source, this.#origins));
        loadWidgets(view.root, site);
        if (isInside) {
          focusHeading(view.root);
          send(this, 'ringside:navigate', { path });
        }
        const isReady = await this.#roots.hydrate();
        if (isReady && asked === this.#asked) send(this, 'ringside:ready', { section: source.section });
      } catch (error) {
        if (asked !== this.#asked) return;
        // If a link cannot be followed, the current page stays, and the link can be clicked again.
        if (isInside) this.#asked = undefined;
        else view.fallBack(() => this.retry());
        reportError(this, 'load', error, source.section);
      }
    }

    #prepare(): ShadowView {
      if (this.#view) return this.#view;
      this.#view = createShadowView(this, kind.keeps ? 'section' : 'fragment');
      keepAbsolute(this.#view.root, this.#origins);
      shieldHydration(this.#view.root);
      if (kind.keeps) this.#view.root.addEventListener('click', (event) => this.#follow(event as MouseEvent));
      return this.#view;
    }

    /** With `navigate="inside"`, opens links to other pages of the section in the element. */
    #follow(event: MouseEvent) {
      const link = (event.target as Element).closest('a');
      if (this.#attribute('navigate') !== 'inside' || !link || !isPlainClick(link, event)) return;
      const url = new URL(link.href);
      if (url.origin !== this.#origins().links || !kind.keeps?.(url.pathname)) return;
      event.preventDefault();
      this.#isInside = true;
      this.setAttribute('path', url.pathname);
    }
  };
}

const attributesOf = (element: Element, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => [[name, element.getAttribute(name)]]).filter(([, value]) => value !== null),
  ) as Record<string, string>;
