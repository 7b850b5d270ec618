import { type ReactNode, StrictMode } from 'react';
import type { Json } from '../../contract/index.ts';
import { IslandContext, type Surroundings } from './islandContext.tsx';

/** A component that shows a page or a fragment. The props are erased, because each view has its own data type. */
export type View = (props: never) => ReactNode;

interface IslandProps extends Surroundings {
  view: View;
  data: Json;
}

/** The tree that every island renders, the same on the server and in the browser. */
export function Island({ view, data, services, host, origin }: IslandProps) {
  const Shown = view as (props: object) => ReactNode;
  return (
    <StrictMode>
      <IslandContext value={{ services, host, origin }}>
        <Shown {...(data as object)} />
      </IslandContext>
    </StrictMode>
  );
}
