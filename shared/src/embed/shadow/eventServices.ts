import { type Services, send } from '../../contract/index.ts';

/** Services for an island on a page without the shell: notices become `ringside:notice` events, and nothing is stored. */
export function eventServices(element: EventTarget): Services {
  return {
    toast: { show: (notice) => void send(element, 'ringside:notice', notice) },
    storage: { read: () => undefined, write: () => false },
  };
}
