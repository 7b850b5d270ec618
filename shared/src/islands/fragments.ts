import {
  type Attributes,
  type ModuleAddress,
  moduleKey,
  ownAttributes,
  type PageRoot,
  ROOT_PLACEHOLDER,
  variantKey,
} from '../contract/index.ts';
import { reportError } from '../page/reportError.ts';
import { focusedIn, whereIs } from './controls.ts';
import { hideErrorMessage, showErrorMessage } from './errorMessage.ts';
import { type FoundVariant, fetchFragmentFile, findVariant } from './fragmentFile.ts';
import { Island, type Surroundings } from './island.ts';
import { parseMarkup } from './parseMarkup.ts';

const NOT_UPDATED =
  'This part of the page could not be updated. It still shows what it showed before.';

/** What {@link Fragments} needs of the page around them. */
export interface FragmentPage extends Surroundings {
  readonly container: ParentNode & Node;
  /** Whether an element is part of the page, and no other object follows it. */
  holds(element: Element): boolean;
  /** All islands on the page. */
  readonly islands: Set<Island>;
  /** The URLs of the files of variants, by tag. See {@link PageData}. */
  readonly fragments: Readonly<Record<string, string>>;
  /** Returns an attribute's value as the page needs it: a URL, for example, may become absolute. */
  valueOf(name: string, value: string): string;
  /** Loads the stylesheets and fetches the modules that a variant needs. */
  prepare(variant: FoundVariant): Promise<unknown>;
  /** Lets a new island start, at once or later. */
  wait(island: Island): void;
  /** Called when a part of the page shows other content. */
  onShown(part: HTMLElement, variant: FoundVariant): void;
}

/**
 * The content that an element shows and the content that it is about to show, each by its {@link
 * variantKey}.
 */
interface Showing {
  shown: string | undefined;
  wanted: string | undefined;
  /** Whether the island had started. If so, the island of the new content starts by itself. */
  hasStarted: boolean;
}

/**
 * Lets fragments follow their attributes: when a view changes them, and when it shows a fragment
 * that was not there. The old content stays until the new one has loaded, and also if it cannot be
 * loaded.
 *
 *               attributes change           loaded
 *     shown           →            updating    →    shown
 *                                    │ cannot be loaded: a message with Try again
 *                                    │ not released:     the fallback, and a warning
 */
export class Fragments {
  readonly #showing = new WeakMap<HTMLElement, Showing>();
  readonly #warned = new Set<string>();
  readonly #observer = new MutationObserver((records) => this.#onChange(records));

  constructor(private readonly page: FragmentPage) {
    const { container, fragments } = page;
    // Ignore a failed prefetch: the change that needs the file fetches it again, and reports a
    // failure.
    for (const href of Object.values(fragments)) fetchFragmentFile(href).catch(() => {});
    for (const element of this.#fragmentsIn(container)) this.#follow(element);
    this.#observer.observe(container, { subtree: true, childList: true, attributes: true });
  }

  end(): void {
    this.#observer.disconnect();
  }

  #onChange(records: readonly MutationRecord[]): void {
    const changed = new Set<HTMLElement>();
    for (const { type, target, addedNodes } of records)
      if (type === 'attributes') {
        if (this.#isFragment(target)) changed.add(target);
      } else
        for (const node of addedNodes)
          for (const element of this.#fragmentsIn(node)) changed.add(element);
    for (const element of changed) this.#follow(element);
  }

  #isFragment(node: Node): node is HTMLElement {
    return node instanceof HTMLElement && Object.hasOwn(this.page.fragments, node.localName);
  }

  #fragmentsIn(node: Node): HTMLElement[] {
    const inside =
      node instanceof Element || node instanceof DocumentFragment
        ? [...node.querySelectorAll<HTMLElement>(Object.keys(this.page.fragments).join())]
        : [];
    return this.#isFragment(node) ? [node, ...inside] : inside;
  }

  #follow(element: HTMLElement): void {
    if (!this.page.holds(element)) return;
    const attributes = attributesOf(element);
    const key = variantKey(element.localName, attributes);
    const showing = this.#showing.get(element);
    if (showing?.wanted === key) return;
    if (showing) void this.#update(element, key, showing);
    else {
      // If the element names its section, composing has already filled in its content.
      const shown = element.dataset.section ? key : undefined;
      this.#showing.set(element, { shown, wanted: shown, hasStarted: false });
      if (!shown) this.#follow(element);
    }
  }

  async #update(element: HTMLElement, key: string, showing: Showing): Promise<void> {
    const { page } = this;
    showing.wanted = key;
    const isOver = () => showing.wanted !== key || !page.holds(element) || page.hasLeft;
    if (showing.shown === key) return this.#settle(element);

    element.ariaBusy = 'true';
    // In the state `updating`, clicks wait for the new content.
    if (element.dataset.state === 'ready') element.dataset.state = 'updating';
    try {
      const href = page.fragments[element.localName] ?? '';
      const found = await findVariant(href, element.localName, attributesOf(element));
      if (isOver()) return;
      if (found) await page.prepare(found);
      if (isOver()) return;

      const focused = await this.#clear(element, showing);
      if (isOver()) return;
      if (found) this.#show(element, found, showing.hasStarted || focused !== undefined);
      else this.#showFallback(element);
      showing.shown = key;
      this.#settle(element);
      if (focused) focusPart(focused(), element);
    } catch (error) {
      if (isOver()) return;
      const focused = await this.#clear(element, showing);
      if (focused) focusPart(focused(), element);
      this.#settle(element);
      if (element.dataset.root) element.dataset.state = 'failed';
      const retry = () => void this.#update(element, key, showing);
      showErrorMessage(element, retry, NOT_UPDATED);
      reportError(element, 'load', error);
    }
  }

  #settle(element: HTMLElement): void {
    element.ariaBusy = null;
    if (element.dataset.state === 'updating') element.dataset.state = 'ready';
  }

  /**
   * Unmounts the islands of the shown content. The text stays until the new content replaces it.
   * @returns a function that finds the control that had the focus
   */
  async #clear(element: HTMLElement, showing: Showing) {
    const focused = focusedIn(element);
    const focusedNow = focused && whereIs(focused, () => element);
    showing.shown = undefined;
    const islands = [...this.page.islands];
    const inside = islands.filter((island) => island.element && element.contains(island.element));
    showing.hasStarted ||= inside.some((each) => each.element === element && each.hasStarted);
    for (const island of inside) this.page.islands.delete(island);
    await Promise.all(inside.map((island) => island.end()));
    return focusedNow;
  }

  #show(element: HTMLElement, found: FoundVariant, start: boolean): void {
    hideErrorMessage(element);
    // The island keeps its id, so that a clicked control is found again.
    const id = element.dataset.root ?? this.#newId();
    const html = found.html.replaceAll(ROOT_PLACEHOLDER, id);
    element.replaceChildren(...parseMarkup(html, (...pair) => this.page.valueOf(...pair)));

    const isIsland = found.roots.some((root) => root.id === ROOT_PLACEHOLDER);
    setData(element, 'section', found.section);
    setData(element, 'root', isIsland ? id : undefined);
    setData(element, 'start', found.start);
    setData(element, 'state', undefined);
    for (const root of found.roots) {
      const own = { ...root, id: root.id.replace(ROOT_PLACEHOLDER, id) };
      this.#add(own, found.modules[moduleKey(root)], start && own.id === id);
    }
    this.page.onShown(element, found);
  }

  #add(root: PageRoot, module: ModuleAddress | undefined, start: boolean): void {
    const { page } = this;
    const island = module && new Island(root, module, page);
    if (!island?.element) return;
    page.islands.add(island);
    island.element.dataset.state = 'waiting';
    if (start) void island.start('changed');
    else page.wait(island);
  }

  #showFallback(element: HTMLElement): void {
    for (const name of ['section', 'root', 'start', 'state']) setData(element, name, undefined);
    element.textContent = element.dataset.fallback ?? '';
    this.#warn(element);
  }

  #warn(element: HTMLElement): void {
    const { localName } = element;
    const attributes = Object.entries(attributesOf(element));
    const given =
      attributes.map(([name, value]) => `${name}="${value}"`).join(' ') || 'no attributes';
    if (this.#warned.has(`${localName} ${given}`)) return;
    this.#warned.add(`${localName} ${given}`);
    console.warn(
      `ringside: <${localName}> has ${given}, which its section has not released. Its src/elements.ts lists the values, in choices or onSite.`,
    );
  }

  #newId(): string {
    newIds += 1;
    return `f${newIds}`;
  }
}

/** Counts the ids of new islands. A page and the layout around it must not have the same. */
let newIds = 0;

const attributesOf = (element: Element): Attributes =>
  ownAttributes(
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  );

function setData({ dataset }: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) delete dataset[name];
  else dataset[name] = value;
}

/** Focuses the control that replaced the focused one, or, if there is none, the part around it. */
function focusPart(control: HTMLElement | undefined, part: HTMLElement): void {
  if (!control) part.tabIndex = -1;
  (control ?? part).focus({ preventScroll: true });
}
