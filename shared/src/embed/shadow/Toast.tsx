import { useEffect, useState } from 'react';
import { NOTICE_MS, type Notice } from '../../contract/index.ts';

/**
 * Shows the latest toast of the element's islands. A partner's page that shows the toast itself
 * cancels the event.
 */
export function Toast({ root }: { root: ShadowRoot }) {
  const [notice, setNotice] = useState<Notice>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const listen = (event: Event) => {
      // Wait, because the page around the element receives the event after this listener.
      queueMicrotask(() => {
        if (event.defaultPrevented) return;
        setNotice((event as CustomEvent<Notice>).detail);
        clearTimeout(timer);
        timer = setTimeout(() => setNotice(undefined), NOTICE_MS);
      });
    };
    root.addEventListener('ringside:notice', listen);
    return () => root.removeEventListener('ringside:notice', listen);
  }, [root]);

  return (
    <div part="notice" className="notice" role="status" data-variant={notice?.variant}>
      {notice && (
        <>
          <strong>{notice.title}</strong>
          {notice.description}
        </>
      )}
    </div>
  );
}
