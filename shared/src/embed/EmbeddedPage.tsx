import { useEffect, useLayoutEffect } from 'react';
import { isPlainClick } from '../page/index.ts';
import { keepAbsolute } from './absoluteUrls.ts';
import type { EmbedAttributes, EmbedKind } from './kinds.ts';
import { openBeside } from './openBeside.ts';
import { PageView } from './PageView.tsx';
import type { EmbedSource } from './shadow/islands.ts';
import { useBackground } from './shadow/theme.ts';
import { useToasts } from './shadow/useToasts.ts';
import { useChoice } from './useChoice.ts';
import { usePage } from './usePage.ts';

const THEMES = ['light', 'dark', 'auto'];
const LEVELS = ['1', '2', '3', '4', '5', '6'];

interface EmbeddedPageProps {
  source: EmbedSource;
  kind: EmbedKind;
  root: ShadowRoot;
  attributes: EmbedAttributes;
}

/**
 * Shows a page in an element. The element shows its own children until the page has loaded, and if
 * the page cannot be loaded.
 */
export function EmbeddedPage({ source, kind, root, attributes }: EmbeddedPageProps) {
  const { site } = source;
  const host = root.host as HTMLElement;
  // Only the origin of the attribute's URL is used. A `javascript:` URL, for example, is ignored.
  const links = /^https?:\/\/[^/\s]+/i.exec(attributes.origin ?? '')?.[0] ?? site;
  const heading = useChoice(host, 'heading', attributes.heading, LEVELS, '2');
  const theme = useChoice(host, 'theme', attributes.theme, THEMES, 'light');

  const { state, retry, follow } = usePage({ source, kind, host, attributes, links });
  const page = state.name === 'shown' ? state.page : undefined;

  // The style of the probe is among those that `PageView` adopts.
  const { background, probe, readBackground } = useBackground();
  const toasts = useToasts(root);
  useLayoutEffect(() => root.querySelector('slot[data-early]')?.remove(), [root]);
  useLayoutEffect(() => openBeside(host, site), [host, site]);
  useLayoutEffect(() => keepAbsolute(root, { site, links }), [root, site, links]);
  // `retry` is a method that partners may call.
  useLayoutEffect(() => void Object.assign(host, { retry }), [host]);

  const isInside = attributes.navigate === 'inside';
  useEffect(() => {
    if (isInside) return followInside(root, links, kind, follow);
  }, [root, host, kind, links, isInside]);

  return (
    <>
      <slot hidden={state.name === 'shown'} />

      <div part="error" className="error" role="status" hidden={state.name !== 'failed'}>
        {state.name === 'failed' && (
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
        hidden={state.name !== 'shown'}
      >
        <PageView page={page} root={root} source={source} links={links} level={Number(heading)} />
        <div part="notice" className="notice" role="status" ref={toasts} />
      </div>

      <span className="probe" ref={probe} onTransitionEnd={readBackground} />
    </>
  );
}

/**
 * Lets links to pages that the element can show open in the element.
 * @returns a function that ends this
 */
function followInside(
  root: ShadowRoot,
  links: string,
  kind: EmbedKind,
  follow: (path: string) => void,
): () => void {
  const onClick = (event: Event) => {
    const link = (event.target as Element).closest('a');
    if (!link || !isPlainClick(link, event as MouseEvent)) return;
    const { origin, pathname } = new URL(link.href);
    if (origin !== links || !kind.keeps?.(pathname)) return;

    event.preventDefault();
    follow(pathname);
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}
