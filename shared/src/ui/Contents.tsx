/** Shows the headings of a long text as links. In wide windows, the links are beside the text. */
export function Contents({
  label,
  entries,
}: {
  label: string;
  entries: readonly { id: string; heading: string }[];
}) {
  return (
    <nav aria-label={label} className="text-sm max-lg:hidden">
      <div className="mb-2 font-bold text-xs uppercase tracking-wider">{label}</div>
      <ol>
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block py-1.5 underline decoration-line underline-offset-4 hover:text-blue-deep"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
