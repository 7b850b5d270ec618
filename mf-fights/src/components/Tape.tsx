import type { Bill } from '../load/bill.ts';

/** The tale of the tape: each fighter's record, if known. */
export function Tape({ fighters, records }: Pick<Bill, 'fighters' | 'records'>) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 border-current border-y-2 py-3">
      {fighters.map((name, corner) => (
        <div key={name} className="last:text-right">
          <dt className="text-sm">{name}</dt>
          <dd className="font-display text-2xl">{records[corner]}</dd>
        </div>
      ))}
    </dl>
  );
}
