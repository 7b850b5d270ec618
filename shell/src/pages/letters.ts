import type { Note } from '../content/schema.ts';

/** Returns the notes with links: each begins a letter whose subject is the note's name. */
export const lettersOf = (notes: readonly Note[], mailbox: string) =>
  notes.map((note) => ({ ...note, href: `${mailbox}?subject=${encodeURIComponent(note.name)}` }));
