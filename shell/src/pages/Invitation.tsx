import { Billboard, type BillboardProps } from '@ringside/shared/ui';
import type { Note } from '../content/schema.ts';
import { Ways } from './Ways.tsx';

/** A dark page that invites to write to us, with a line for each desk or opening. */
export function Invitation({
  notesHeading,
  notes,
  ...billboard
}: BillboardProps & { notesHeading: string; notes: readonly Note[] }) {
  // Each line begins a letter whose subject is the line's name.
  const letters = notes.map((note) => ({
    ...note,
    href: `${billboard.action.href}?subject=${encodeURIComponent(note.name)}`,
  }));
  return (
    <Billboard {...billboard}>
      <Ways heading={notesHeading} ways={letters} />
    </Billboard>
  );
}
