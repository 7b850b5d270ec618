import { createContext, use, useCallback } from 'react';

/** Where a root stands. */
export interface Place {
  /** The element that holds the root's nodes; none while rendering on the server. */
  container?: ParentNode;
  /** Where the full site lives; the page's own origin unless the root stands on a partner's page. */
  origin?: string;
}

const PlaceContext = createContext<Place>({});

export const PlaceProvider = PlaceContext.Provider;

export const usePlace = (): Place => use(PlaceContext);

/** Makes a site's address whole, as somebody elsewhere needs it. In the browser only: for effects and handlers. */
export function useWholeAddress(): (path: string) => string {
  const { origin } = usePlace();
  return useCallback((path) => new URL(path, origin ?? location.origin).href, [origin]);
}
