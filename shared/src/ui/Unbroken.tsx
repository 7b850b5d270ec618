/**
 * A text of which some words stay on one line, if they fit it: those that the pattern's only group
 * finds. They are in spans, because our capitals have no no-break space, for which a page would load
 * the whole font.
 */
export const Unbroken = ({ text, words }: { text: string; words: RegExp }) =>
  text.split(words).map((part, index) =>
    index % 2 ? (
      <span key={`${index}:${part}`} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** A name and its number: the Sentinel 16. */
export const NUMBERED = /(\S+ \d+)/;
