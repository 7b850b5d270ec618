/** The name of a product, or of a list. Where the line is wide enough, no line begins with its number. */
export const ProductName = ({ name }: { name: string }) =>
  name.split(/(\S+ \d+)/).map((part, index) =>
    index % 2 ? (
      <span key={part} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
