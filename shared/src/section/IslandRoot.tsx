import { createContext, type ReactNode, StrictMode, use, useCallback } from 'react';
import type { Json, Services } from '../contract/index.ts';

/** A view of a section. Each view has its own type of props, so this type does not name them. */
export type View = (props: never) => ReactNode;

/** A component that a test renders alone has none of these values. */
interface IslandContextValue {
  services: Services;
  /** The element that contains the island's nodes. On the server it is undefined. */
  host?: HTMLElement | undefined;
  /** The site's origin, if it differs from the page's own. */
  origin?: string | undefined;
}

export const IslandContext = createContext<Partial<IslandContextValue>>({});

interface IslandRootProps extends IslandContextValue {
  view: View;
  data: Json;
}

/** The root of an island's React tree. The server and the browser render the same. */
export function IslandRoot({ view, data, ...context }: IslandRootProps) {
  const Shown = view as (props: object) => ReactNode;
  return (
    <StrictMode>
      <IslandContext value={context}>
        <Shown {...(data as object)} />
      </IslandContext>
    </StrictMode>
  );
}

/** Returns the shell's services. On a partner's page, returns services that send events instead. */
export function useServices(): Services {
  const { services } = use(IslandContext);
  if (!services)
    throw new Error('ringside: useServices() works only inside an island. Call it in a view.');
  return services;
}

/**
 * Returns a function that makes a path of the site absolute. Call that function only in effects and
 * event handlers.
 */
export function useAbsoluteUrl(): (path: string) => string {
  const { origin } = use(IslandContext);
  return useCallback((path) => new URL(path, origin ?? location.origin).href, [origin]);
}
