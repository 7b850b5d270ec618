import type { Entry } from '../content/entries.ts';

/** `<ringside-new-section-list>`: the entries side by side. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
      {entries.map(({ id, title, text }) => (
        <li key={id} className="border-line border-t-2 pt-4">
          <h3 className="font-display text-2xl uppercase">{title}</h3>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
