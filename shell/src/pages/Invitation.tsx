import { Billboard, type BillboardProps } from '@ringside/shared/ui';
import type { Note } from '../content/schema.ts';
import { lettersOf } from './letters.ts';
import { Ways } from './Ways.tsx';

/** A blue page that invites to write to us, with a line for each desk. */
export const Invitation = ({
  notesHeading,
  notes,
  ...billboard
}: BillboardProps & { notesHeading: string; notes: readonly Note[] }) => (
  <Billboard {...billboard} background="blue">
    <Ways heading={notesHeading} ways={lettersOf(notes, billboard.action.href)} />
  </Billboard>
);
