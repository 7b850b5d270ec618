import type { PictureData } from '@ringside/shared/contract';
import type { FramePage } from '../content/schema.ts';

/**
 * The page for iframes: it shows the one element that its address names (`src/embed/iframe`), and a link to the site
 * until then.
 */
export function Frame({ text, picture }: FramePage & { picture: PictureData }) {
  return (
    <div data-element data-photo={picture.src}>
      <p>
        <a href="/">{text}</a>
      </p>
    </div>
  );
}
