import { createContext, use, useCallback } from 'react';

/** The surroundings of a root. */
export interface RootContext {
  /** The element that contains the root's nodes; undefined while rendering on the server. */
  container?: ParentNode | undefined;
  /** The URL of the full site, if it differs from the page's own origin, as on a partner's page. */
  origin?: string | undefined;
}

const Context = createContext<RootContext>({});

export const RootContextProvider = Context.Provider;

export const useRootContext = (): RootContext => use(Context);

/** Makes a path of the site absolute, for use outside the site. Only for effects and handlers in the browser. */
export function useAbsoluteUrl(): (path: string) => string {
  const { origin } = useRootContext();
  return useCallback((path) => new URL(path, origin ?? location.origin).href, [origin]);
}
