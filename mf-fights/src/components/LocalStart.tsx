import { useSyncExternalStore } from 'react';
import { localStart } from '../rules/localStart.ts';

const never = () => () => {};

/**
 * The start on the reader's own clock. Only the reader's browser knows it, so the line is empty at first, in its place.
 */
export function LocalStart({ startsAt }: { startsAt: string }) {
  const text = useSyncExternalStore(
    never,
    () => localStart(startsAt),
    () => '',
  );
  return <time dateTime={startsAt}>{text}</time>;
}
