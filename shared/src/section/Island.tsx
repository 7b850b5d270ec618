import { createContext, type ReactNode, StrictMode, use, useCallback } from 'react';
import type { Json, Services } from '../contract/index.ts';

/** A view of a section. The type of its props is erased, because each view has its own data type. */
export type View = (props: never) => ReactNode;

interface Surroundings {
  services: Services;
  /** Contains the island's nodes; undefined on the server. */
  host?: HTMLElement | undefined;
  /** The site's, if it is not the page's own. */
  origin?: string | undefined;
}

/** The context is empty where a test renders a component alone. */
export const IslandContext = createContext<Partial<Surroundings>>({});

/** Renders a view, the same on the server and in the browser. */
export function Island({ view, data, ...surroundings }: Surroundings & { view: View; data: Json }) {
  const Shown = view as (props: object) => ReactNode;
  return (
    <StrictMode>
      <IslandContext value={surroundings}>
        <Shown {...(data as object)} />
      </IslandContext>
    </StrictMode>
  );
}

/** Returns the shell's services or, on a partner's page, substitutes that send events. */
export function useServices(): Services {
  const { services } = use(IslandContext);
  if (!services) throw new Error('ringside: useServices() works only inside an island.');
  return services;
}

/** Returns a function that makes a path of the site absolute. Call it only in effects and handlers. */
export function useAbsoluteUrl(): (path: string) => string {
  const { origin } = use(IslandContext);
  return useCallback((path) => new URL(path, origin ?? location.origin).href, [origin]);
}
