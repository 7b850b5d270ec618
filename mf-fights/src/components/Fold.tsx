import type { PropsWithChildren } from 'react';
import type { ListedFight } from '../load/listedFight.ts';

/**
 * What is of use before the bell. Once a fight has a result it is folded, and find-in-page opens it.
 * A fight without a result has nothing to unfold, also where styles cannot open a closed element.
 */
export const Fold = ({
  fight: { isTold, headingId, corners },
  children,
}: PropsWithChildren<{ fight: ListedFight }>) =>
  isTold ? (
    <details className="fold">
      <summary aria-describedby={headingId}>
        <span>
          The tape, the odds and the undercard{' '}
          <span className="block font-normal text-muted text-sm">
            {`Records ${inShort(corners[0].record)} and ${inShort(corners[1].record)}`}
          </span>
        </span>
      </summary>
      <div className="folded">{children}</div>
    </details>
  ) : (
    children
  );

/** Without the knockouts. */
const inShort = (record: string) => record.replace(/,.*/, '');
