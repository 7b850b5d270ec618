import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { localStart } from '../rules/localStart.ts';

/**
 * The start on the reader's own clock. Only the reader's browser knows it, so the line is empty at first, in its place.
 *
 * A browser's first date in words takes it as long as all of the page, so it is written when the line comes into view, or on paper.
 */
export function LocalStart({ startsAt }: { startsAt: string }) {
  const line = useRef<HTMLTimeElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    const show = () => setText(localStart(startsAt));
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
    <time ref={line} dateTime={startsAt}>
      {text}
    </time>
  );
}
