import { useLayoutEffect, useRef, useState } from 'react';
import { send } from '../contract/index.ts';
import { focusHeading, writeLiveText } from '../page/index.ts';
import { levelHeadings } from './shadow/headings.ts';
import { EmbeddedIslands, type EmbedSource } from './shadow/islands.ts';
import { shadowSheet } from './shadow/style.ts';
import type { EmbeddablePage } from './usePage.ts';

interface PageViewProps {
  page: EmbeddablePage | undefined;
  root: ShadowRoot;
  source: EmbedSource;
  /** The origin of the site that links open. */
  links: string;
  /** The level of the page's highest heading. */
  level: number;
}

/** Shows the nodes of a page with its styles, and starts its islands. */
export function PageView({ page, root, source, links, level }: PageViewProps) {
  const { host } = root;
  const { section } = source;
  const view = useRef<HTMLDivElement>(null);
  const [sheet] = useState(shadowSheet);

  useLayoutEffect(() => {
    root.adoptedStyleSheets = [sheet, ...(page?.sheets ?? [])];
    if (!page || !view.current) return;

    view.current.replaceChildren(...page.nodes);
    const islands = new EmbeddedIslands(page.data, root, source, links);
    void islands.start().then((areReady) => {
      if (areReady && !islands.hasLeft) send(host, 'ringside:ready', { section });
    });
    writeLiveText(root, links);

    if (page.wasFollowed) {
      focusHeading(root);
      send(host, 'ringside:navigate', { path: page.path });
    }
    return () => void islands.leave();
  }, [page]);

  useLayoutEffect(() => levelHeadings(view.current as Element, level), [level]);

  return <div className="view" ref={view} />;
}
