import { createContext, use } from 'react';
import type { Services } from '../../contract/index.ts';
import { send } from '../../contract/index.ts';

const ServicesContext = createContext<Services | undefined>(undefined);

export const ServicesProvider = ServicesContext.Provider;

/** The shell's toast and storage or, on a page without a shell, substitutes that send events. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('ringside: useServices() needs a section root above it.');
  return services;
}

/** Services for a root without a shell: notices become `ringside:notice` events, and storage stays empty. */
export function eventServices(element: EventTarget): Services {
  return {
    toast: { show: (notice) => void send(element, 'ringside:notice', notice) },
    storage: { read: () => undefined, write: () => false },
  };
}
