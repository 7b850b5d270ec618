import { Billboard, type BillboardProps } from '@ringside/shared/ui';
import type { Note } from '../content/schema.ts';

/** A dark page that invites to write to us, with a line for each desk or opening. */
export function Invitation({
  notesHeading,
  notes,
  ...billboard
}: BillboardProps & { notesHeading: string; notes: readonly Note[] }) {
  return (
    <Billboard {...billboard}>
      <h2 className="mt-6 font-bold text-muted-light text-xs uppercase tracking-wider">
        {notesHeading}
      </h2>
      <dl className="mt-2 border-ink-line border-b">
        {notes.map(({ name, text }) => (
          <div
            key={name}
            className="flex flex-wrap items-baseline gap-x-4 border-ink-line border-t py-2"
          >
            <dt className="min-w-24 font-display text-xl uppercase">{name}</dt>
            <dd className="flex-[1_10rem]">{text}</dd>
          </div>
        ))}
      </dl>
    </Billboard>
  );
}
