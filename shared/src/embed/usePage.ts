import { useEffect, useRef, useState } from 'react';
import { reportError } from '../page/index.ts';
import { fetchEmbeddablePage } from './embeddablePage.ts';
import type { EmbedAttributes, EmbedKind } from './kinds.ts';
import type { EmbedSource } from './shadow/islands.ts';

export type EmbeddablePage = Awaited<ReturnType<typeof fetchEmbeddablePage>>;

/**
 * What an element shows: its own children (`fallback`), a page (`shown`), or the error message
 * (`failed`). While a page is loading, the state does not change.
 */
export type PageState =
  | { name: 'fallback' }
  | { name: 'shown'; page: EmbeddablePage }
  | { name: 'failed' };

interface PageRequest {
  source: EmbedSource;
  kind: EmbedKind;
  host: HTMLElement;
  attributes: EmbedAttributes;
  /** The origin of the site that links open. */
  links: string;
}

/** Loads the page that the element's attributes select. */
export function usePage({ source, kind, host, attributes, links }: PageRequest) {
  const [state, setState] = useState<PageState>({ name: 'fallback' });
  const [attempt, setAttempt] = useState(0);
  const isFollowing = useRef(false);

  const selected = [...kind.attributes, 'origin'].map((name) => attributes[name]).join('\n');
  useEffect(() => {
    const wasFollowed = isFollowing.current;
    isFollowing.current = false;
    const path = kind.pathOf(attributes);
    if (path === undefined) return setState({ name: 'fallback' });

    let isLatest = true;
    fetchEmbeddablePage(path, source, links, wasFollowed).then(
      (page) => isLatest && setState({ name: 'shown', page }),
      (error: unknown) => {
        if (!isLatest) return;
        // If a page that a reader opened by a link cannot be loaded, the current page stays.
        if (!wasFollowed) setState({ name: 'failed' });
        reportError(host, 'load', error, source.section);
      },
    );
    return () => {
      isLatest = false;
    };
  }, [selected, attempt]);

  const retry = () => setAttempt((count) => count + 1);

  /**
   * Opens a path by setting the attribute `path`. If an earlier attempt already set the attribute
   * and failed, try again.
   */
  function follow(path: string): void {
    isFollowing.current = true;
    if (host.getAttribute('path') === path) retry();
    else host.setAttribute('path', path);
  }

  return { state, retry, follow };
}
