import { type ReactNode, StrictMode, useEffect } from 'react';
import { type Json, type Services, send } from '../../contract/index.ts';
import { RootContextProvider } from './rootContext.tsx';

/**
 * A component that shows a page or a fragment from its loaded data. The props are erased, because each view has its own
 * data type.
 */
export type View = (props: never) => ReactNode;

export interface IslandProps {
  view: View;
  data: Json;
  services: Services;
  /** The element that contains the island's nodes; undefined while rendering on the server. */
  host?: HTMLElement | undefined;
  /** The site's origin, if it is not the page's own. */
  origin?: string | undefined;
}

/** The tree that every island renders, the same on the server and in the browser. Its host reports when it is interactive. */
export function Island({ view, data, services, host, origin }: IslandProps) {
  const Shown = view as (props: object) => ReactNode;
  useEffect(() => {
    if (host) reportReady(host);
  }, [host]);
  return (
    <StrictMode>
      <RootContextProvider value={{ services, container: host, origin }}>
        <Shown {...(data as object)} />
      </RootContextProvider>
    </StrictMode>
  );
}

function reportReady(host: HTMLElement): void {
  host.dataset.state = 'ready';
  send(host, 'ringside:ready', { section: host.dataset.section ?? '' });
}
