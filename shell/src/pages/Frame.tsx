import type { FramePage } from '../content/schema.ts';

/** A page for frames: it becomes the one element that its address names (`src/embed/iframe`), and leads to the site until then. */
export function Frame({ text }: FramePage) {
  return (
    <div data-element>
      <p>
        <a href="/">{text}</a>
      </p>
    </div>
  );
}
