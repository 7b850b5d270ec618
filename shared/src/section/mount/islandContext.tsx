import { createContext, use, useCallback } from 'react';
import type { Services } from '../../contract/index.ts';

/** The surroundings of an island. */
export interface Surroundings {
  services: Services;
  /** The element that contains the island's nodes; undefined while rendering on the server. */
  host?: HTMLElement | undefined;
  /** The site's origin, if it is not the page's own. */
  origin?: string | undefined;
}

/** Empty where a test renders a component alone. */
export const IslandContext = createContext<Partial<Surroundings>>({});

/** The shell's toast and storage or, on a page without a shell, substitutes that send events. */
export function useServices(): Services {
  const { services } = use(IslandContext);
  if (!services) throw new Error('ringside: useServices() works only inside an island.');
  return services;
}

/** Makes a path of the site absolute, for use outside the site. Only for effects and handlers in the browser. */
export function useAbsoluteUrl(): (path: string) => string {
  const { origin } = use(IslandContext);
  return useCallback((path) => new URL(path, origin ?? location.origin).href, [origin]);
}
