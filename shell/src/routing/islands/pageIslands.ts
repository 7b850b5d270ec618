import {
  moduleKey,
  type PageData,
  type RingsideEvents,
  type Services,
  send,
} from '@ringside/shared/contract';
import {
  type FoundVariant,
  type FragmentPage,
  type Fragments,
  Island,
  type Mount,
  showErrorMessage,
} from '@ringside/shared/internal/islands';
import { afterPaint, fetchModule, importModule } from '@ringside/shared/internal/loading';
import { isFatal, reportError, writeLiveText } from '@ringside/shared/internal/page';
import type { SectionLifecycles } from '@ringside/shared/section';
import { storage } from '../../services/storage.ts';
import { loadStylesheet } from '../swap/stylesheets.ts';
import { deactivate, mountParcel } from './singleSpa.ts';

type LivingModule = typeof import('../../scripts/fragments.ts');

/** The page around the islands. */
interface Page {
  readonly data: PageData;
  /** What the page needs before any island starts. Islands also get the storage. */
  readonly services: Pick<Services, 'toast'>;
  readonly hasLeft: boolean;
  readonly container?: HTMLElement;
  loadWidgets(modules: PageData['modules']): void;
}

/** The islands of a page of this site, from the first that starts. */
export class PageIslands implements FragmentPage {
  readonly fragments: NonNullable<PageData['fragments']>;
  readonly islands = new Set<Island>();
  readonly owner: string;
  #living: LivingModule | undefined;
  #fragments: Fragments | undefined;

  constructor(private readonly page: Page) {
    const { data } = page;
    this.fragments = data.fragments ?? {};
    this.owner = data.owner;
    for (const root of data.roots) {
      const module = data.modules[moduleKey(root)];
      if (module) this.islands.add(new Island(root, module, this));
    }
    this.container.addEventListener('ringside:section-error', this.#onError);
    // The next island loads again what fails here.
    this.#loadLiving().catch(() => {});
  }

  get container(): HTMLElement {
    return this.page.container ?? document.querySelector('main') ?? document.body;
  }

  /** The islands of the layout do not follow what is in `main`. */
  holds(element: Element): boolean {
    const { container } = this;
    return container.contains(element) && element.closest('main') === container.closest('main');
  }

  get hasLeft(): boolean {
    return this.page.hasLeft;
  }

  start(element: Element, reason: string): void {
    void this.#islandOf(element)?.start(reason);
  }

  /** Unmounts all islands. */
  async end(): Promise<void> {
    this.container.removeEventListener('ringside:section-error', this.#onError);
    this.#fragments?.end();
    await Promise.all([...this.islands].map((island) => island.end()));
    await deactivate(this);
  }

  servicesOf(): Services {
    return { ...this.page.services, storage };
  }

  async load({ module }: Island, element: HTMLElement): Promise<Mount> {
    const { style } = module;
    const report = (error: unknown) => reportError(element, 'style', error);

    await Promise.all([
      fetchModule(module),
      style && loadStylesheet(style, report),
      this.#loadLiving(),
    ]);

    // The clicked control is painted as busy first.
    await afterPaint();
    // In an island that a translator or an extension changed, hydration would replace the clicked
    // control.
    while (element.querySelector(':active')) await afterPaint();
    // The build makes this module of the section's views, with `sectionLifecycles`.
    const lifecycles = (await importModule(module)) as SectionLifecycles;

    return (props, ending) => {
      // React would take `aria-busy` for a difference from what was prerendered.
      for (const busy of element.querySelectorAll('[aria-busy]')) busy.ariaBusy = null;
      return mountParcel(this, lifecycles, props, ending);
    };
  }

  onReady(element: HTMLElement, section: string): void {
    send(element, 'ringside:ready', { section });
  }

  valueOf(_: string, value: string): string {
    return value;
  }

  async prepare({ modules, styles }: FoundVariant): Promise<void> {
    const report = (error: unknown) => reportError(undefined, 'style', error, 'shell');
    const all = Object.values(modules);
    const sheets = [...all.flatMap(({ style }) => style ?? []), ...styles];
    await Promise.all([
      ...all.map((module) => fetchModule(module)),
      ...sheets.map((style) => loadStylesheet(style, report)),
    ]);
  }

  wait(island: Island): void {
    const { element } = island;
    if (element) this.#living?.startAsDeclared(element, (reason) => void island.start(reason));
  }

  onShown(part: HTMLElement, { modules }: FoundVariant): void {
    this.page.loadWidgets(modules);
    writeLiveText(part);
  }

  /**
   * Loads what fragments that may change need before an island can change one, and what islands
   * need that start by themselves.
   */
  async #loadLiving(): Promise<void> {
    const module = this.page.data.modules['shell/fragments'];
    if (!module || this.#living) return;
    const living = (await importModule(module)) as LivingModule;
    if (this.#living || this.hasLeft) return;
    this.#living = living;
    if (this.page.data.fragments) this.#fragments = new living.Fragments(this);
    for (const island of this.islands) this.wait(island);
  }

  /** Marks an island that failed. Its text stays, with a button that tries again. */
  readonly #onError = (event: Event) => {
    const { target, detail } = event as RingsideEvents['ringside:section-error'];
    const failed = this.#islandOf(target as Element);
    if (!failed?.element || !isFatal(detail.phase) || this.hasLeft) return;
    failed.fail();
    showErrorMessage(failed.element, () => {
      // All islands of a section usually fail for the same reason.
      for (const island of this.islands) if (island.section === failed.section) island.retry();
    });
  };

  #islandOf(element: Element): Island | undefined {
    const root = element.closest('[data-root]');
    return root ? [...this.islands].find((island) => island.element === root) : undefined;
  }
}
