import { useEffect, useState } from 'react';
import { NOTICE_MS, type Notice } from '../../contract/index.ts';

/** Returns the toast to show, unless the partner's page cancels the event to show it itself. */
export function useToast(root: ShadowRoot): Notice | undefined {
  const [toast, setToast] = useState<Notice>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const listen = (event: Event) => {
      // The page around receives the event after us.
      queueMicrotask(() => {
        if (event.defaultPrevented) return;
        setToast((event as CustomEvent<Notice>).detail);
        clearTimeout(timer);
        timer = setTimeout(() => setToast(undefined), NOTICE_MS);
      });
    };
    root.addEventListener('ringside:notice', listen);
    return () => root.removeEventListener('ringside:notice', listen);
  }, [root]);
  return toast;
}
