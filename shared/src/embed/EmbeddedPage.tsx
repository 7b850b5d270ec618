import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { send } from '../contract/index.ts';
import { focusHeading, isPlainClick, reportError, writeLiveText } from '../page/index.ts';
import { keepAbsolute } from './absoluteUrls.ts';
import { fetchEmbeddablePage } from './embeddablePage.ts';
import { openBeside } from './openBeside.ts';
import { levelHeadings } from './shadow/headings.ts';
import { EmbeddedIslands, type EmbedSource } from './shadow/islands.ts';
import { shadowSheet } from './shadow/style.ts';
import { useBackground } from './shadow/theme.ts';
import { useToast } from './shadow/useToast.ts';

const THEMES = ['light', 'dark', 'auto'];
const LEVELS = ['1', '2', '3', '4', '5', '6'];

export type EmbedAttributes = Readonly<Record<string, string | undefined>>;

export interface EmbedKind {
  attributes: readonly string[];
  /** Returns the path that the attributes choose. If there is none, the function warns in the console. */
  pathOf(attributes: EmbedAttributes): string | undefined;
  /** Whether `navigate="inside"` keeps a link in the element. */
  keeps?(path: string): boolean;
}

interface EmbeddedPageProps {
  source: EmbedSource;
  kind: EmbedKind;
  root: ShadowRoot;
  attributes: EmbedAttributes;
}

/** Shows the element's own children until its page has loaded, and if it cannot be loaded. */
export function EmbeddedPage({ source, kind, root, attributes }: EmbeddedPageProps) {
  const { site, section } = source;
  const host = root.host as HTMLElement;
  // Other values, for example code, are ignored.
  const links = /^https?:\/\/[^/\s]+/i.exec(attributes.origin ?? '')?.[0] ?? site;
  const heading = useChoice(host, 'heading', attributes.heading, LEVELS, '2');
  const theme = useChoice(host, 'theme', attributes.theme, THEMES, 'light');
  const toast = useToast(root);
  const [result, setResult] = useState<
    Awaited<ReturnType<typeof fetchEmbeddablePage>> | 'failed'
  >();
  const hasFailed = result === 'failed';
  const shown = hasFailed ? undefined : result;
  const [attempt, setAttempt] = useState(0);
  const wasClicked = useRef(false);
  const view = useRef<HTMLDivElement>(null);
  const [sheet] = useState(shadowSheet);

  /** Partners may call this function. */
  const retry = () => setAttempt((count) => count + 1);
  useLayoutEffect(() => void Object.assign(host, { retry }), [host]);

  const requested = [...kind.attributes, 'origin'].map((name) => attributes[name]).join('\n');
  useEffect(() => {
    let isLatest = true;
    const wasFollowed = wasClicked.current;
    wasClicked.current = false;
    const path = kind.pathOf(attributes);
    if (path === undefined) setResult(undefined);
    else
      fetchEmbeddablePage(path, source, links, wasFollowed).then(
        (page) => isLatest && setResult(page),
        (error: unknown) => {
          if (!isLatest) return;
          // If a link cannot be followed, the page stays.
          if (!wasFollowed) setResult('failed');
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
    const islands = new EmbeddedIslands(shown.data, root, source, links);
    let isLatest = true;
    void islands.start().then((areReady) => {
      if (areReady && isLatest) send(host, 'ringside:ready', { section });
    });
    writeLiveText(root, links);
    if (shown.wasFollowed) {
      focusHeading(root);
      send(host, 'ringside:navigate', { path: shown.path });
    }
    return () => {
      isLatest = false;
      void islands.leave();
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
      wasClicked.current = true;
      host.setAttribute('path', pathname);
      // A link that could not be followed has set the same path.
      retry();
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
        <div part="notice" className="notice" role="status" data-variant={toast?.variant}>
          {toast && (
            <>
              <strong>{toast.title}</strong>
              {toast.description}
            </>
          )}
        </div>
      </div>
      <span className="probe" ref={probe} onTransitionEnd={readBackground} />
    </>
  );
}

/** Reads an attribute with a fixed set of values, and warns of other values. */
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
      console.warn(
        `ringside: <${host.localName}> ${name}="${written}": write one of ${values.join(', ')}.`,
      );
  }, [host, isOther, name, written, values]);
  return isOther || written === undefined ? standard : written;
}
