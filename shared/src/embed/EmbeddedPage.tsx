import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { send } from '../contract/index.ts';
import { focusHeading, isPlainClick, reportError, writeLiveText } from '../page/index.ts';
import { keepAbsolute } from './absoluteUrls.ts';
import { fetchEmbeddablePage } from './embeddablePage.ts';
import { openBeside } from './openBeside.ts';
import { levelHeadings } from './shadow/headings.ts';
import { type EmbedSource, mountIslands } from './shadow/islands.ts';
import { shadowSheet } from './shadow/style.ts';
import { useBackground } from './shadow/theme.ts';
import { useNotice } from './shadow/useNotice.ts';
import { loadWidgets } from './widgets.ts';

/** The values of `theme` and `heading`. */
const THEMES = ['light', 'dark', 'auto'];
const LEVELS = ['1', '2', '3', '4', '5', '6'];

export type EmbedAttributes = Readonly<Record<string, string | undefined>>;

/** The differences between one element and another. */
export interface EmbedKind {
  attributes: readonly string[];
  /** The page that the attributes select. If there is none, a warning lists the allowed values. */
  pathOf(attributes: EmbedAttributes): string | undefined;
  /** Whether a link stays in the element when `navigate="inside"`. Fragments have no links that do. */
  keeps?(path: string): boolean;
}

interface EmbeddedPageProps {
  source: EmbedSource;
  kind: EmbedKind;
  /** The element's shadow root. */
  root: ShadowRoot;
  attributes: EmbedAttributes;
}

/**
 * The content of an embedded element's shadow root: the element's own children until the page that its attributes select is there,
 * then that page. If the page cannot be loaded, the children and a message.
 */
export function EmbeddedPage({ source, kind, root, attributes }: EmbeddedPageProps) {
  const { site, section } = source;
  const host = root.host as HTMLElement;
  // A value that is no website, such as code, is ignored.
  const links = /^https?:\/\/[^/\s]+/i.exec(attributes.origin ?? '')?.[0] ?? site;
  const heading = useChoice(host, 'heading', attributes.heading, LEVELS, '2');
  const theme = useChoice(host, 'theme', attributes.theme, THEMES, 'light');
  const notice = useNotice(root);
  const [shown, setShown] = useState<Awaited<ReturnType<typeof fetchEmbeddablePage>>>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  /** Whether the reader followed a link inside the element. */
  const isInside = useRef(false);
  const view = useRef<HTMLDivElement>(null);
  const [sheet] = useState(shadowSheet);

  const retry = () => setAttempt((count) => count + 1);
  // Partners may call it.
  useLayoutEffect(() => void Object.assign(host, { retry }), [host]);

  const requested = [...kind.attributes, 'origin'].map((name) => attributes[name]).join('\n');
  useEffect(() => {
    let isLatest = true;
    const wasFollowed = isInside.current;
    isInside.current = false;
    const show = (page: typeof shown, failed: boolean) => {
      setShown(page);
      setFailed(failed);
    };
    const path = kind.pathOf(attributes);
    if (path === undefined) show(undefined, false);
    else
      fetchEmbeddablePage(path, source, links, wasFollowed).then(
        (page) => isLatest && show(page, false),
        (error: unknown) => {
          if (!isLatest) return;
          // If a link cannot be followed, the current page stays.
          if (!wasFollowed) show(undefined, true);
          reportError(host, 'load', error, section);
        },
      );
    return () => {
      isLatest = false;
    };
  }, [requested, attempt]);

  useLayoutEffect(() => {
    root.adoptedStyleSheets = [sheet, ...(shown?.sheets ?? [])];
    if (!shown || !view.current) return;
    view.current.replaceChildren(...shown.nodes);
    const islands = mountIslands(shown.data, root, source, links);
    let isLatest = true;
    void islands.areReady.then((areReady) => {
      if (areReady && isLatest) send(host, 'ringside:ready', { section });
    });
    loadWidgets(root, site);
    writeLiveText(root, links);
    if (shown.wasFollowed) {
      focusHeading(root);
      send(host, 'ringside:navigate', { path: shown.path });
    }
    return () => {
      isLatest = false;
      void islands.unmount();
    };
  }, [shown]);

  // The style of its probe is adopted now.
  const { background, probe, readBackground } = useBackground();
  useLayoutEffect(() => root.querySelector('slot[data-early]')?.remove(), [root]);
  useLayoutEffect(() => openBeside(host, site), [host, site]);
  useLayoutEffect(() => keepAbsolute(root, { site, links }), [root, site, links]);
  useLayoutEffect(() => levelHeadings(view.current as Element, Number(heading)), [heading]);

  useEffect(() => {
    if (attributes.navigate !== 'inside') return;
    const follow = (event: Event) => {
      const link = (event.target as Element).closest('a');
      if (!link || !isPlainClick(link, event as MouseEvent)) return;
      const { origin, pathname } = new URL(link.href);
      if (origin !== links || !kind.keeps?.(pathname)) return;
      event.preventDefault();
      isInside.current = true;
      host.setAttribute('path', pathname);
      // A link that could not be followed has set the same path.
      setAttempt((count) => count + 1);
    };
    root.addEventListener('click', follow);
    return () => root.removeEventListener('click', follow);
  }, [root, host, kind, links, attributes.navigate]);

  return (
    <>
      <slot hidden={shown !== undefined} />
      <div part="error" className="error" role="status" hidden={!hasFailed}>
        {hasFailed && (
          <>
            Ringside cannot be reached at the moment.{' '}
            <button type="button" onClick={retry}>
              Try again
            </button>
          </>
        )}
      </div>
      <div
        part="page"
        className={`page ${kind.keeps ? 'section' : 'fragment'}`}
        data-theme={theme === 'auto' ? background : theme}
        hidden={!shown}
      >
        <div className="view" ref={view} />
        <div part="notice" className="notice" role="status" data-variant={notice?.variant}>
          {notice && (
            <>
              <strong>{notice.title}</strong>
              {notice.description}
            </>
          )}
        </div>
      </div>
      <span className="probe" ref={probe} onTransitionEnd={readBackground} />
    </>
  );
}

/** The value of an attribute that has a fixed set of values. A warning names another one. */
function useChoice(
  host: HTMLElement,
  name: string,
  written: string | undefined,
  values: readonly string[],
  standard: string,
): string {
  const isOther = written !== undefined && !values.includes(written);
  useEffect(() => {
    if (isOther)
      console.warn(`ringside: <${host.localName}> ${name}="${written}": write one of ${values.join(', ')}.`);
  }, [host, isOther, name, written, values]);
  return isOther || written === undefined ? standard : written;
}
