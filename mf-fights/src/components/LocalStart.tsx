import { localTime } from '@ringside/shared/page';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The start in the reader's own time zone. Only the browser knows it, so the line is empty at first, with its space
 * reserved. On our own site the shell fills it (`data-local`), mostly before this runs.
 *
 * Formatting the first date takes a browser as long as rendering the whole page, so it happens when the line scrolls
 * into view, or for printing.
 */
export function LocalStart({ startsAt }: { startsAt: string }) {
  const line = useRef<HTMLTimeElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    const show = () => setText(localTime(startsAt));
    const print = () => flushSync(show);
    const coming = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) show();
    });
    if (line.current) coming.observe(line.current);
    addEventListener('beforeprint', print);
    return () => {
      coming.disconnect();
      removeEventListener('beforeprint', print);
    };
  }, [startsAt]);
  return (
    <time ref={line} dateTime={startsAt} data-local="" suppressHydrationWarning>
      {text}
    </time>
  );
}
