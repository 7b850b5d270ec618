import { type ReactNode, StrictMode, useEffect } from 'react';
import { type Json, send } from '../../contract/index.ts';
import { RootContext, type Surroundings } from './rootContext.tsx';

/** A component that shows a page or a fragment. The props are erased, because each view has its own data type. */
export type View = (props: never) => ReactNode;

interface IslandProps extends Surroundings {
  view: View;
  data: Json;
}

/** The tree that every island renders, the same on the server and in the browser. Its host reports when it is interactive. */
export function Island({ view, data, services, host, origin }: IslandProps) {
  const Shown = view as (props: object) => ReactNode;
  useEffect(() => {
    if (!host) return;
    host.dataset.state = 'ready';
    send(host, 'ringside:ready', { section: host.dataset.section ?? '' });
  }, [host]);
  return (
    <StrictMode>
      <RootContext value={{ services, host, origin }}>
        <Shown {...(data as object)} />
      </RootContext>
    </StrictMode>
  );
}
