import type { PictureData } from '@ringside/shared/contract';
import { StretchedLink } from '@ringside/shared/ui';
import type { FramePage } from '../content/schema.ts';

/**
 * The page for iframes: it shows the one element that its address names, or a card of a page (`src/embed/iframe`), and a link
 * to the site until then.
 */
export function Frame({ text, picture }: FramePage & { picture: PictureData }) {
  return (
    <>
      <div data-element data-photo={picture.src}>
        <p>
          <a href="/">{text}</a>
        </p>
      </div>
      <article
        data-card
        hidden
        className="group relative flex min-h-52 border-blue border-b-8 bg-ink text-white [&_:focus-visible]:outline-blue-light"
      >
        {/* The right of a social card is its picture; the left repeats the title. */}
        <img alt="" className="w-40 object-cover object-right max-sm:hidden" width={1200} height={630} />
        <div className="flex min-w-0 flex-col items-start gap-2 p-4">
          <p className="font-semibold text-muted-light text-xs uppercase tracking-wider">Ringside</p>
          <h1 className="line-clamp-3 font-display text-2xl uppercase">
            <StretchedLink href="/">{text}</StretchedLink>
          </h1>
          <p data-text className="line-clamp-3 text-muted-light text-sm" />
        </div>
      </article>
    </>
  );
}
