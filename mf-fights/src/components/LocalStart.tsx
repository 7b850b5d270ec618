import { afterPaint } from '@ringside/shared/loading';
import { useEffect, useState } from 'react';
import { localStart } from '../rules/localStart.ts';

/**
 * The start on the reader's own clock. Only the reader's browser knows it, so the line is empty at first, in its place.
 *
 * A browser's first date in words takes it as long as all of the page, so it is written when the page can answer and has been drawn.
 */
export function LocalStart({ startsAt }: { startsAt: string }) {
  const [text, setText] = useState('');
  useEffect(() => {
    let isShown = true;
    void afterPaint().then(() => isShown && setText(localStart(startsAt)));
    return () => {
      isShown = false;
    };
  }, [startsAt]);
  return <time dateTime={startsAt}>{text}</time>;
}
