import type { PropsWithChildren } from 'react';
import type { ListedFight } from '../load/listedFight.ts';

/**
 * What a fan reads second, which find-in-page opens. The styles show it unfolded before the bell where
 * there is space (styles/fight.css).
 */
export const Fold = ({
  fight: { headingId, corners },
  children,
}: PropsWithChildren<{ fight: ListedFight }>) => (
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
);

/** Without the knockouts. */
const inShort = (record: string) => record.replace(/,.*/, '');
