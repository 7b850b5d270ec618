import { type PageData, type StyleAddress, send } from '../contract/index.ts';
import {
  focusHeading,
  isPlainClick,
  type PageRoots,
  pageRoots,
  reportError,
  writeLiveText,
} from '../page/index.ts';
import type { ShownView } from '../section/element.ts';
import { absoluteValue, keepAbsolute, type Origins } from './addresses.ts';
import { fetchEmbeddablePage } from './embeddablePage.ts';
import { openBeside } from './openBeside.ts';
import { fontsReady } from './shadow/fonts.ts';
import { parseMarkup } from './shadow/parseMarkup.ts';
import { type EmbedSource, rootSteps, shieldHydration } from './shadow/rootSteps.tsx';
import { createShadowView, type ShadowView } from './shadow/shadowView.ts';
import { shadowStyle } from './shadow/style.ts';
import { loadWidgets } from './widgets.ts';

/** The values of `theme` and `heading`. */
const THEMES = ['light', 'dark', 'auto'];
const LEVELS = ['1', '2', '3', '4', '5', '6'];

/** The differences between one element and another. */
export interface EmbedKind {
  attributes: readonly string[];
  /** The page that the attributes select. If there is none, a warning lists the allowed values. */
  pathOf(host: HTMLElement): string | undefined;
  /** Whether a link stays in the element when `navigate="inside"`. */
  keeps?(path: string): boolean;
}

/**
 * Fetches the page that an element's attributes select, and shows it in the element's shadow root. An element that
 * is removed retains its page, since it may be put back. If it is not, both are garbage-collected.
 */
export function showComposedPage(host: HTMLElement, source: EmbedSource, kind: EmbedKind): ShownView {
  const { site, section } = source;
  let view: ShadowView | undefined;
  let islands: PageRoots | undefined;
  /** The attributes of the latest request. */
  let requested: string | undefined;
  /** Whether the reader followed a link inside the element. */
  let isInside = false;
  /** Values that a warning has named. */
  const refused: Record<string, string> = {};

  /** The value of an attribute that has a fixed set of values. */
  function choice(name: string, values: readonly string[], standard: string): string {
    const written = host.getAttribute(name) ?? standard;
    if (values.includes(written)) return written;
    if (written !== refused[name])
      console.warn(`ringside: <${host.localName}> ${name}="${written}": write one of ${values.join(', ')}.`);
    refused[name] = written;
    return standard;
  }

  const origins = (): Origins => ({
    site,
    // A value that is no website, such as code, is ignored.
    links: /^https?:\/\/[^/\s]+/i.exec(host.getAttribute('origin') ?? '')?.[0] ?? site,
  });

  function createView(): ShadowView {
    view = createShadowView(host, kind.keeps ? 'section' : 'fragment');
    keepAbsolute(view.root, origins);
    shieldHydration(view.root);
    if (kind.keeps) view.root.addEventListener('click', (event) => follow(event as MouseEvent));
    openBeside(host, site);
    return view;
  }

  /** With `navigate="inside"`, opens links to other pages of the section in the element. */
  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    if (host.getAttribute('navigate') !== 'inside' || !link || !isPlainClick(link, event)) return;
    const url = new URL(link.href);
    if (url.origin !== origins().links || !kind.keeps?.(url.pathname)) return;
    event.preventDefault();
    isInside = true;
    host.setAttribute('path', url.pathname);
  }

  async function show(): Promise<void> {
    const shadow = view ?? createView();
    shadow.dress(choice('theme', THEMES, 'light'), Number(choice('heading', LEVELS, '2')));
    const mine = [...kind.attributes, 'origin'].map((name) => host.getAttribute(name)).join('\n');
    if (mine === requested) return;
    requested = mine;
    const wasFollowed = isInside;
    isInside = false;
    const path = kind.pathOf(host);
    if (path === undefined) return shadow.fallBack();
    try {
      const page = await fetchEmbeddablePage(new URL(path, site).href, site);
      const sheets = await stylesOf(page.data, source);
      await fontsReady(page.main);
      if (mine !== requested) return;
      const nodes = parseMarkup(page.main, (name, value) => absoluteValue(origins(), name, value));
      shadow.show(nodes, sheets);
      void islands?.leave();
      islands = pageRoots(page.data, shadow.root, rootSteps(source, origins));
      loadWidgets(shadow.root, site);
      writeLiveText(shadow.root, origins().links);
      if (wasFollowed) {
        focusHeading(shadow.root);
        send(host, 'ringside:navigate', { path });
      }
      const isReady = await islands.hydrate();
      if (isReady && mine === requested) send(host, 'ringside:ready', { section });
    } catch (error) {
      if (mine !== requested) return;
      // If a link cannot be followed, the current page stays, and the link can be clicked again.
      if (wasFollowed) requested = undefined;
      else shadow.fallBack(retry);
      reportError(host, 'load', error, section);
    }
  }

  /** An element that composition prerendered is part of a composed page, and the script that shows that page hydrates it. */
  function update() {
    // Several attributes may change at once.
    queueMicrotask(() => {
      if (host.isConnected && !host.dataset.section) void show();
    });
  }

  function retry() {
    requested = undefined;
    update();
  }

  return { update, retry, unmount() {} };
}

/**
 * The stylesheets of everything on a page, and of the script's own views, which may be of another release.
 *
 * @throws when that of the shell or of the section cannot be loaded; others are only reported
 */
async function stylesOf(
  { runtime, modules, styles = [] }: PageData,
  { module, site }: EmbedSource,
): Promise<CSSStyleSheet[]> {
  const load = (style?: StyleAddress) => style && shadowStyle(new URL(style.href, site).href, site);
  const required = [runtime, module].map(({ style }) => load(style));
  const others = [...Object.values(modules).map(({ style }) => style), ...styles].map((style) =>
    load(style)?.catch((error: unknown) => console.error(error)),
  );
  const sheets = new Set(await Promise.all([...required, ...others]));
  return [...sheets].filter((sheet) => sheet instanceof CSSStyleSheet);
}
