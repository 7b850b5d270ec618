interface ReadMoreProps {
  slug: string;
  title: string;
  onDark?: boolean;
  className?: string;
}

/**
 * A card's "Read More" link. For screen reader users who meet it outside the card, it also names the story. It is
 * above the title's link, which covers the whole card.
 */
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
