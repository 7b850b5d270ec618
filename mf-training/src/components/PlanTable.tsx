import { Icon } from '@ringside/shared/ui';
import type { PlanIcon } from '../content/schema.ts';
import { icons } from './icons.ts';

interface PlanTableProps {
  title: string;
  icon: PlanIcon;
  rows: readonly { term: string; text: string }[];
}

/** The meals of a day or the days of a week, with a text for each. */
export function PlanTable({ title, icon, rows }: PlanTableProps) {
  return (
    <div className="border-ink border-t-4 pt-4">
      <h3 className="flex items-center gap-3 font-display text-2xl uppercase">
        <Icon icon={icons[icon]} className="size-6 shrink-0 text-blue" />
        {title}
      </h3>
      <dl className="mt-3">
        {rows.map(({ term, text }) => (
          <div
            key={term}
            className="grid gap-x-4 border-line border-b py-3 last:border-b-0 sm:grid-cols-[8rem_1fr] print:grid-cols-[5rem_1fr] print:py-1 print:text-sm"
          >
            <dt className="font-bold">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
