import { createContext, use, useCallback } from 'react';
import type { Services } from '../../contract/index.ts';

/** The surroundings of a root. Tests may render a component without any. */
export interface RootContext {
  services?: Services;
  /** The element that contains the root's nodes; undefined while rendering on the server. */
  container?: ParentNode | undefined;
  /** The URL of the full site, if it differs from the page's own origin, as on a partner's page. */
  origin?: string | undefined;
}

const Context = createContext<RootContext>({});

export const RootContextProvider = Context.Provider;

export const useRootContext = (): RootContext => use(Context);

/** The shell's toast and storage or, on a page without a shell, substitutes that send events. */
export function useServices(): Services {
  const { services } = useRootContext();
  if (!services) throw new Error('ringside: useServices() needs a section root above it.');
  return services;
}

/** Makes a path of the site absolute, for use outside the site. Only for effects and handlers in the browser. */
export function useAbsoluteUrl(): (path: string) => string {
  const { origin } = useRootContext();
  return useCallback((path) => new URL(path, origin ?? location.origin).href, [origin]);
}
