import { useEffect, useState } from 'react';
import { NOTICE_MS, type Notice } from '../../contract/index.ts';

/** The notice to show. The surrounding page may show notices itself; it cancels the event. */
export function useNotice(root: ShadowRoot): Notice | undefined {
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const listen = (event: Event) => {
      // The page around receives the event after us.
      queueMicrotask(() => {
        if (event.defaultPrevented) return;
        const { title, description, variant = 'default' } = (event as CustomEvent<Notice>).detail;
        setNotice({ title, description, variant });
        clearTimeout(timer);
        timer = setTimeout(() => setNotice(undefined), NOTICE_MS);
      });
    };
    root.addEventListener('ringside:notice', listen);
    return () => root.removeEventListener('ringside:notice', listen);
  }, [root]);
  return notice;
}
