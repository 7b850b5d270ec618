import { StretchedLink } from '@ringside/shared/ui';

/** A card's title as a link that covers the card. The keyboard stops only once per card, at its Read More. */
export function TitleLink({ slug, title }: { slug: string; title: string }) {
  return (
    <StretchedLink href={`/news/${slug}`} tabIndex={-1} className="group-hover:no-underline">
      {title}
    </StretchedLink>
  );
}

interface ReadMoreProps {
  slug: string;
  title: string;
  onDark?: boolean;
  className?: string;
}

/** A card's "Read More" link, above the title's link. It names the story for screen reader users who meet it alone. */
export function ReadMore({ slug, title, onDark = false, className = '' }: ReadMoreProps) {
  return (
    <a
      href={`/news/${slug}`}
      className={`relative inline-flex min-h-6 items-center font-semibold no-underline decoration-2 underline-offset-4 group-hover:underline ${onDark ? 'text-blue-light' : 'text-blue-deep'} ${className}`}
    >
      Read More<span className="sr-only">{` about ${title}`}</span>
    </a>
  );
}
