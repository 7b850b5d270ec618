import { StretchedLink } from '@ringside/shared/ui';

/** A card's one link, which covers all of it. */
export function ReadMore({
  slug,
  title,
  className = '',
}: {
  slug: string;
  title: string;
  className?: string;
}) {
  return (
    <StretchedLink
      href={`/news/${slug}`}
      aria-label={`Read More: ${title}`}
      className={`font-semibold text-blue-deep ${className}`}
    >
      Read More
    </StretchedLink>
  );
}
