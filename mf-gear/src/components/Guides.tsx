import { Picture, StretchedLink } from '@ringside/shared/ui';
import type { loadGuides } from '../load/loadElements.ts';

export function Guides({ guides }: ReturnType<typeof loadGuides>) {
  return (
    <ul tabIndex={-1} className="shelf gap-6 md:grid md:auto-cols-fr md:grid-flow-col">
      {guides.map(({ slug, title, description, picture }) => (
        <li key={slug} className="group relative border-ink border-b-8 bg-ink text-white">
          <Picture
            picture={picture}
            sizes="(width >= 80rem) 30rem, (width >= 48rem) 40vw, 80vw"
            className="aspect-poster"
          />
          <div className="p-4 md:p-5">
            <h3 className="font-display text-2xl uppercase md:text-3xl">
              <StretchedLink href={`/gear/${slug}`}>{title}</StretchedLink>
            </h3>
            <p className="mt-2 text-pretty text-muted-light max-md:hidden">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
