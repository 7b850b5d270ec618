import {
  moduleKey,
  type PageData,
  type RingsideEvents,
  type SectionFacts,
  type Services,
  send,
} from '../../contract/index.ts';
import {
  type FoundVariant,
  type FragmentPage,
  Fragments,
  Island,
  type Mount,
} from '../../islands/index.ts';
import { afterPaint } from '../../loading/index.ts';
import { isFatal, writeLiveText } from '../../page/index.ts';
import type { View } from '../../section/IslandRoot.tsx';
import type { SectionLifecycles } from '../../section/lifecycles.tsx';
import { absoluteValue } from '../absoluteUrls.ts';
import { checkedImport } from '../checkedImport.ts';
import { announceImport } from '../siteOrigin.ts';
import { shadowStyle } from './style.ts';

export interface ClientModule extends SectionLifecycles {
  views: Readonly<Record<string, View>>;
}

export interface EmbedSource extends SectionFacts {
  client: ClientModule;
  release: string;
  /** The origin of the script. */
  site: string;
}

/**
 * Counts islands, to give each a unique name. Sections of kits before 0.3 tell islands apart by
 * name, including islands that another section's script mounts.
 */
let count = 0;

/**
 * The islands and widgets of a page in a shadow root. All of them start at once. The section's own
 * islands use the code of the partner's script, and other sections' fragments the module that the
 * page names.
 */
export class EmbeddedIslands implements FragmentPage {
  hasLeft = false;
  readonly fragments: NonNullable<PageData['fragments']>;
  readonly islands = new Set<Island>();
  readonly #fragments: Fragments | undefined;

  /** @param origin the origin of the site that links open */
  constructor(
    page: PageData,
    readonly container: ShadowRoot,
    private readonly own: EmbedSource,
    readonly origin: string,
  ) {
    this.fragments = page.fragments ?? {};
    for (const root of page.roots) {
      const module = page.modules[moduleKey(root)];
      if (module) this.islands.add(new Island(root, module, this));
    }
    if (page.fragments) this.#fragments = new Fragments(this);
    container.addEventListener('ringside:section-error', this.#onError);
  }

  /**
   * Starts all islands.
   * @returns whether all islands work
   */
  async start(): Promise<boolean> {
    loadWidgets(this.container, this.own.site);
    const islands = [...this.islands];
    await Promise.all(islands.map((island) => island.start('shown')));
    return islands.every(({ element }) => element?.dataset.state !== 'failed');
  }

  /** Unmounts the islands. Call this function after the next page is painted. */
  async leave(): Promise<void> {
    this.hasLeft = true;
    this.#fragments?.end();
    this.container.removeEventListener('ringside:section-error', this.#onError);
    await afterPaint();
    for (const island of this.islands) void island.end();
  }

  holds(element: Element): boolean {
    return this.container.contains(element);
  }

  servicesOf(element: HTMLElement): Services {
    return eventServices(element);
  }

  /** A page may be newer than the script. Then a view may be missing. */
  async load({ root, module }: Island): Promise<Mount | undefined> {
    const { section, client, site } = this.own;
    const isOwn = root.section === section;
    const code = isOwn ? client : ((await checkedImport(module, site)) as ClientModule);
    if (!code.views['page' in root ? root.page : root.element]) return undefined;

    return (props) => {
      count += 1;
      const named = { ...props, name: `${section}-${count}` };
      const mounted = code.bootstrap(named).then(() => code.mount(named));
      return { mounted, unmount: () => code.unmount(named) };
    };
  }

  /** Does nothing, because the element that contains all islands reports when they are ready. */
  onReady(): void {}

  valueOf(name: string, value: string): string {
    return absoluteValue({ site: this.own.site, links: this.origin }, name, value);
  }

  /** Loads the stylesheets. An island fetches its module when it starts. */
  async prepare({ modules, styles }: FoundVariant): Promise<void> {
    const { site } = this.own;
    const all = [...Object.values(modules).map(({ style }) => style), ...styles];
    const hrefs = all.flatMap((style) => (style ? new URL(style.href, site).href : []));
    const sheets = await Promise.all(hrefs.map((href) => shadowStyle(href, site)));
    const { container } = this;
    const adopted = new Set([...container.adoptedStyleSheets, ...sheets]);
    container.adoptedStyleSheets = [...adopted];
  }

  wait(island: Island): void {
    void island.start('shown');
  }

  onShown(part: HTMLElement): void {
    loadWidgets(part, this.own.site);
    writeLiveText(part, this.origin);
  }

  readonly #onError = (event: Event) => {
    const { target, detail } = event as RingsideEvents['ringside:section-error'];
    if (!isFatal(detail.phase)) return;
    for (const island of this.islands) if (island.element === target) island.fail();
  };
}

/**
 * Returns services for an island on a partner's page: a toast becomes an event, and nothing is
 * stored.
 */
const eventServices = (island: EventTarget): Services => ({
  toast: { show: (toast) => void send(island, 'ringside:notice', toast) },
  storage: { read: () => undefined, write: () => false },
});

/**
 * Loads the embed files of widgets. Until its file has loaded, a widget shows its prerendered text.
 */
function loadWidgets(container: ParentNode, site: string): void {
  const missing = [...container.querySelectorAll('[data-section="shell"]:not(:defined)')];
  for (const tag of new Set(missing.map(({ localName }) => localName))) {
    const name = tag.replace('ringside-', '');
    announceImport(name, site);
    checkedImport({ href: `/embed/${name}.js`, imports: [] }, site).catch((error: unknown) =>
      console.warn(`ringside: <${tag}> could not be loaded.`, error),
    );
  }
}

/** Events that React queues while it hydrates, and replays afterwards. */
const REPLAYED = ['focusin', 'dragenter', 'mouseover', 'pointerover', 'gotpointercapture'];
/** Events that would act on what a fragment showed before its attributes changed. */
const ACTING = ['click', 'submit'];

/**
 * Withholds these events from islands that are not hydrated yet. When React replays an event from a
 * shadow root, the event has lost its target, and React throws. Call this function before React
 * listens.
 */
export function shieldHydration(root: ShadowRoot): void {
  const shield = (event: Event) => {
    const island = (event.target as Element).closest<HTMLElement>('[data-root]');
    const state = island?.dataset.state;
    if (!island || state === 'ready') return;
    if (ACTING.includes(event.type)) {
      if (state === 'updating') event.preventDefault();
      else return;
    }
    event.stopImmediatePropagation();
  };
  for (const type of [...REPLAYED, ...ACTING]) root.addEventListener(type, shield, true);
}
