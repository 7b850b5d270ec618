import { Picture, StretchedLink, Unbroken } from '@ringside/shared/ui';
import type { loadGuides } from '../load/loadElements.ts';

/**
 * Two guides follow a top-10 list. In a wide window they have their words beside their pictures, so
 * that they are lower than the list's first picture.
 */
const PAIR = 'gap-6 md:grid-cols-2 lg:*:grid lg:*:grid-cols-[2fr_3fr] lg:*:gap-6 lg:[&_img]:h-full';

export function Guides({ guides }: ReturnType<typeof loadGuides>) {
  return (
    <ul tabIndex={-1} className={`${guides.length > 2 ? 'guides' : PAIR} shelf md:grid`}>
      {guides.map(({ slug, title, description, picture }) => (
        <li key={slug} className="group relative">
          <Picture
            picture={picture}
            sizes="(width >= 48rem) 50vw, 80vw"
            className="aspect-poster"
          />
          <div className="py-3 pr-6">
            <h3 className="font-display text-2xl uppercase">
              <StretchedLink href={`/gear/${slug}`}>
                {/* A line may end only after the number of "Top 10". */}
                <Unbroken text={title} words={/(?<=\d )(.+)/} />
              </StretchedLink>
            </h3>
            <p className="mt-2 text-muted max-lg:text-sm max-md:hidden">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
