import { type Services, send } from '../../contract/index.ts';

/** Services for a root without a shell: notices become `ringside:notice` events, and storage stays empty. */
export function eventServices(element: EventTarget): Services {
  return {
    toast: { show: (notice) => void send(element, 'ringside:notice', notice) },
    storage: { read: () => undefined, write: () => false },
  };
}
