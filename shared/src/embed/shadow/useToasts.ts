import { type RefObject, useEffect, useRef } from 'react';
import type { Notice } from '../../contract/index.ts';
import { createToast } from '../../page/index.ts';

/**
 * Shows the toasts of the element's islands. A partner's page that shows a toast itself cancels the
 * event.
 * @returns the region of the toasts, a live region that exists from the start
 */
export function useToasts(root: ShadowRoot): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { show } = createToast(region.current as HTMLElement);
    const listen = (event: Event) => {
      // Wait, because the page around the element receives the event after this listener.
      queueMicrotask(() => {
        if (!event.defaultPrevented) show((event as CustomEvent<Notice>).detail);
      });
    };
    root.addEventListener('ringside:notice', listen);
    return () => root.removeEventListener('ringside:notice', listen);
  }, [root]);

  return region;
}
