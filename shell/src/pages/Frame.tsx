import type { FramePage } from '../content/schema.ts';

/**
 * The page for iframes: it shows the one element that its address names (`src/embed/iframe`), and a link to the site
 * until then.
 */
export function Frame({ text }: FramePage) {
  return (
    <div data-element>
      <p>
        <a href="/">{text}</a>
      </p>
    </div>
  );
}
