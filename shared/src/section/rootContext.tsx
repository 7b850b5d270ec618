import { createContext, use, useCallback } from 'react';

/** What surrounds a root. */
export interface RootContext {
  /** The element that holds the root's nodes; none while rendering on the server. */
  container?: ParentNode;
  /** Where the full site lives; the page's own origin unless the root stands on a partner's page. */
  origin?: string;
}

const Context = createContext<RootContext>({});

export const RootContextProvider = Context.Provider;

export const useRootContext = (): RootContext => use(Context);

/** Makes absolute URLs of the site's paths, as somebody elsewhere needs them. In the browser only: for effects and handlers. */
export function useAbsoluteUrl(): (path: string) => string {
  const { origin } = useRootContext();
  return useCallback((path) => new URL(path, origin ?? location.origin).href, [origin]);
}
